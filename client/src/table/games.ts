import type { Component } from 'svelte';
import type { LessonProps } from './lesson';
import { fetchPart } from '$client/browser/parts';
import type { GameProps } from './frame';

type GameScreen = Component<GameProps<unknown, unknown, unknown, unknown>>;
type Loaders<Part> = Record<string, () => Promise<{ default: Part }>>;

const tables = import.meta.glob('../../../src/inklings/games/*/ui/Table.svelte') as Loaders<GameScreen>;
const screens = import.meta.glob('../../../src/inklings/games/*/ui/Screen.svelte') as Loaders<GameScreen>;
const howTos = import.meta.glob('../../../src/inklings/games/*/ui/HowTo.svelte') as Loaders<
	Component<LessonProps>
>;
const lobbies = import.meta.glob('../../../src/inklings/games/*/ui/Lobby.svelte') as Loaders<Component>;
const niches = import.meta.glob('../../../src/inklings/games/*/ui/Niche.svelte') as Loaders<Component>;

/** A game brings its own screens: the shell finds them by its name. */
export const tableOf = (game: string) => part(tables, game);
export const screenOf = (game: string) => part(screens, game);
/** Only an ornament: where it cannot be fetched, the page does without. */
export const nicheOf = async (game: string) => (await loaderOf(niches, game)[1]()).default;
/** What a game shows in the lobby besides its house rules, if anything. */
export const lobbyOf = async (game: string) => (pathOf(lobbies, game) ? part(lobbies, game) : null);
export const howToOf = (game: string) => part(howTos, game);
export const hasHowTo = (game: string) => pathOf(howTos, game) !== undefined;

const pathOf = (loaders: Loaders<unknown>, game: string) =>
	Object.keys(loaders).find((key) => key.includes(`/games/${game}/`));

function loaderOf<Part>(loaders: Loaders<Part>, game: string) {
	const path = pathOf(loaders, game);
	if (!path) throw new Error(`the game ${game} has no such screen`);
	return [path.split('/games/')[1]!, loaders[path]!] as const;
}

async function part<Part>(loaders: Loaders<Part>, game: string): Promise<Part> {
	return (await fetchPart(...loaderOf(loaders, game))).default;
}
