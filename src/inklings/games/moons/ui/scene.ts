import type { GameProps } from '$client/table/frame';
import { bestFirst, nameOf } from '$client/kit/people';
import { t, words } from '$client/words/words.svelte';
import type { Action, MoonsOwn, MoonsView, Offer, VotingView } from './types';

export type MoonsProps = GameProps<MoonsView, MoonsOwn, Offer, Action>;
export type MoonsScene = MoonsProps['scene'];
export type Clue = VotingView['clue'];

/** Names in the middle of a sentence: "you and Pendula". */
export function namesWithin(scene: MoonsScene, seats: number[]): string {
	return words.list(seats.map((seat) => (seat === scene.you ? t('you-within') : nameOf(scene, seat))));
}

/** The clue in its quotation marks, or that it was said in the room. */
export function quoted(clue: Clue): string {
	return clue.type === 'written' ? t('moons-clue-written', { text: clue.text }) : t('moons-clue-aloud');
}

/** Seats by score, the best first. */
export function ranked(scene: MoonsScene): number[] {
	return bestFirst(scene.game.players.map(({ score }) => score));
}

/** The moons of the track: the target, or enough for the best score where the turns are counted. */
export function trackLength({ target, laps, players }: MoonsView): number {
	if (laps === 0) return target;
	const best = Math.max(...players.map((player) => player.score));
	return Math.max(20, Math.ceil(best / 10) * 10);
}

/** Whether somebody has done what all who play do side by side: laid, voted, said that they are ready. */
export function isDone({ game: { phase, players }, awaited }: MoonsScene, seat: number): boolean {
	const sideBySide = ['choosing', 'voting', 'scoring'].includes(phase.type);
	return sideBySide && players[seat]?.status === 'playing' && !awaited.includes(seat);
}
