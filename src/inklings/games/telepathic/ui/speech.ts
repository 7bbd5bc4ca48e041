import { t, words } from '$client/words/words.svelte';
import { placeName } from './grid';
import type { Card, Value } from './scene';

export const cardName = (card: Card) => t(`telepathic-card-${card}`);
export const cardEffect = (card: Card) => t(`telepathic-effect-${card}`);

/** "Row 2 east": a card and where it was performed. */
export const stepWords = (card: Card, place: number) =>
	t(`telepathic-step-${card}`, { place: placeName(card, place) });

export const valueName = (value: Value) => t(`telepathic-value-${value}`);
export const valueNames = (values: Value[]) => words.list(values.map(valueName));
/** "Three blue". */
export const threeOf = (value: Value) => t(`telepathic-three-${value}`);
