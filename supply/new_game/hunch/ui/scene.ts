import type { GameProps } from '$client/table/frame';
import type { Action, Offer, Own, View } from './types';

/** What Table.svelte and Screen.svelte are given. */
export type Props = GameProps<View, Own, Offer, Action>;
export type Scene = Props['scene'];
