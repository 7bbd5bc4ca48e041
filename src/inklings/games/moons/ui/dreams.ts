import { Deck } from '$client/kit/decks.svelte';
import type { PictureSize } from '$client/wire/http-types';

/** Pixels from side to side of the small pictures. */
const SMALL = 240;

export const dreams = new Deck('dreams');

/** The size that looks sharp at this width: a slow line need not bring more than the screen can show. */
export function enoughFor(width: number): PictureSize {
	return width * devicePixelRatio > SMALL ? 'card' : 'small';
}

/** What a card is called while it moves on the screen: a name in CSS has no dots. */
export const moving = (card: string) => `card-${card.replace(/[^\w-]/g, '_')}`;
