import type { GameProps } from '$client/table/frame';
import type { Action, Offer, Own, View } from './types';

/** What Table.svelte and Screen.svelte are given. */
export type Props = GameProps<View, Own, Offer, Action>;
export type Scene = Props['scene'];

export const scoresOf = (scene: Scene): number[] => scene.game.players.map(({ score }) => score);

/** Whether someone who plays has done what everyone does side by side. */
export const isDone = (scene: Scene, seat: number): boolean =>
	scene.game.players[seat]?.status === 'playing' && !scene.awaited.includes(seat);
