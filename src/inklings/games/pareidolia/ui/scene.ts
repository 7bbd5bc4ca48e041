import type { GameProps } from '$client/table/frame';
import { offerOf } from '$client/kit/offers';
import { bestFirst } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { SHAPES, SUPPLY, type Shape } from './clouds';
import type { Action, CloudView, Offer, PareidoliaOwn, PareidoliaView, Pose } from './types';

export type PareidoliaProps = GameProps<PareidoliaView, PareidoliaOwn, Offer, Action>;
export type PareidoliaScene = PareidoliaProps['scene'];
export type Send = (action: Action) => Promise<boolean>;
export type { CloudView, Pose, Shape };

/** A cloud in the sky. */
export interface Lying {
	id: number;
	shape: Shape;
	pose: Pose;
}

/** The id of the first cloud of a sky. */
const TOSSED = 0;

const read = new WeakMap<CloudView, Lying>();

/** The clouds of a view, from the lowest to the highest. One that lies as it lay is the same object as before. */
export function lying(clouds: CloudView[]): Lying[] {
	return clouds.map((cloud) => {
		const known = read.get(cloud) ?? lyingOf(cloud);
		read.set(cloud, known);
		return known;
	});
}

function lyingOf([id, kind, x, y, turn, flip]: CloudView): Lying {
	return { id, shape: SHAPES[kind]!, pose: { x, y, turn, flip } };
}

/** How many clouds of a shape are not in the sky (P1). */
export function leftOf({ game: { round } }: PareidoliaScene, shape: Shape): number {
	return SUPPLY[shape] - round.clouds.filter(([, kind]) => SHAPES[kind] === shape).length;
}

/** The clouds that the acting artist must leave where they are (P14). */
export function pinnedIn(scene: PareidoliaScene): number[] {
	const free = offerOf(scene, 'paint')?.clouds;
	return free ? scene.game.round.clouds.map(([id]) => id).filter((id) => !free.includes(id)) : [];
}

/** The cloud that was tossed, as long as there is no other: it flies in (P9). */
export function tossedIn({ game: { round } }: PareidoliaScene): number | null {
	return round.clouds.length === 1 ? TOSSED : null;
}

/** The droplets of a seat; those of this sky count once they have been given. */
export function dropletsOf(scene: PareidoliaScene, seat: number, given = true): number {
	const { phase, players } = scene.game;
	const all = players[seat]?.droplets ?? 0;
	return !given && phase.type === 'solved' && paid(scene).includes(seat) ? all - 1 : all;
}

/** Who gets a droplet for this sky: the one who saw it first, then the two who painted it (P19). */
export function paid(scene: PareidoliaScene): number[] {
	const { phase } = scene.game;
	if (phase.type !== 'solved') return [];
	const [, seer] = phase.guess;
	return [seer, ...artists(scene)];
}

export function artists({ game: { round } }: PareidoliaScene): [number, number] {
	return [round.main, round.second];
}

export function isArtist(scene: PareidoliaScene): boolean {
	return scene.you != null && artists(scene).includes(scene.you);
}

/** The other of the two artists, for one of them. */
export function partnerOf(scene: PareidoliaScene): number {
	const { main, second } = scene.game.round;
	return scene.you === main ? second : main;
}

/** Who has the sky in hand: the main artist tosses, then both take turns (P9, P11). */
export function actorOf({ awaited, game: { phase, round } }: PareidoliaScene): number | null {
	if (phase.type === 'painting') return awaited[0] ?? null;
	return phase.type === 'tossing' ? round.main : null;
}

/** Everyone who still plays, in the order of seats. */
export function playing({ game }: PareidoliaScene): number[] {
	return game.players.flatMap((player, seat) => (player.status === 'playing' ? [seat] : []));
}

/** Seats with the most droplets first. */
export function ranked({ game }: PareidoliaScene): number[] {
	return bestFirst(game.players.map(({ droplets }) => droplets));
}

/** By how many degrees a viewer sees the sky turned; onlookers and screens see it as the main artist does (P24). */
export function sideOf(scene: PareidoliaScene): number {
	const { players, round } = scene.game;
	return players[scene.you ?? round.main]?.side ?? 0;
}

export function categoryOf({ game: { round } }: PareidoliaScene): string {
	return round.category ? t(`pareidolia-category-${round.category}`) : '';
}
