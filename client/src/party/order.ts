import { recall, remember } from '$client/browser/memory';
import { newRules } from '$client/table/options';
import type { GameOnOffer } from '$client/wire/house';
import type { RoomOrder } from '$client/wire/http-types';
import { words } from '$client/words/words.svelte';

const LARGEST_TABLE = 10;
/** The languages in which a room makes names, by what its leader reads. */
const NAMED: Record<string, RoomOrder['language']> = { en: 'en', pl: 'pl' };

/** How many can sit at a table of this game. */
export function sizesOf({ least, most }: GameOnOffer): number[] {
	return Array.from({ length: Math.min(most, LARGEST_TABLE) - least + 1 }, (_, more) => least + more);
}

/** The languages in which a game can want its clues. */
export function tonguesOf({ options }: GameOnOffer): string[] {
	return /\((.*)\)\?/.exec(options.properties?.['tongue']?.pattern ?? '')?.[1]?.split('|') ?? [];
}

/** What a leader most likely wants in a new room: what they wanted last. */
export function usualOrder(games: GameOnOffer[]): RoomOrder {
	const game = games.find(({ name }) => name === recall('room.game')) ?? games[0]!;
	const sizes = sizesOf(game);
	const size = Number(recall('room.size'));
	return {
		game: game.name,
		options: newRules(game),
		size: sizes.includes(size) ? size : Math.max(sizes[0]!, Math.min(4, sizes.at(-1)!)),
		naming: recall('room.naming') === 'typed' ? 'typed' : 'made',
		door: recall('room.door') === 'open' ? 'open' : 'ask',
		hint: '',
		language: NAMED[words.language] ?? 'en',
	};
}

/** Remembers it for the next room. */
export function keepOrder({ game, size, naming, door }: RoomOrder): void {
	remember('room.game', game);
	remember('room.size', String(size));
	remember('room.naming', naming);
	remember('room.door', door);
}
