import { json, post, Refusal } from './house';
import type { CardShown, DeckShown, OwnDeckBegun } from './http-types';

/** What makes photos a deck. */
export const TREATMENTS = ['paper', 'sepia', 'night', 'grain'] as const;
export type Treatment = (typeof TREATMENTS)[number];
/** How many pictures a deck can have. */
export const LEAST_PICTURES = 20;
export const MOST_PICTURES = 200;
export const LONGEST_ALT = 160;

const TRIES = 8;
const AGAIN_AFTER = 2000;

/** Every card of a deck by its name, in the maker's order; throws a `Refusal`. */
export async function ownDeck(name: string): Promise<Record<string, CardShown>> {
	return (await json<DeckShown>(`/api/own-decks/${name}`)).cards;
}

/** Begins a deck and answers its name; throws a `Refusal`. */
export async function beginDeck(count: number, treatment: Treatment, key: string): Promise<string> {
	return (await json<OwnDeckBegun>('/api/own-decks', post({ count, treatment, key }))).name;
}

/** Sends a picture, again and again while the house is busy; throws a `Refusal`. */
export async function sendPicture(name: string, card: number, picture: Blob, key: string): Promise<void> {
	for (let left = TRIES; ; left--) {
		try {
			const sent = { method: 'PUT', body: picture, headers: { authorization: `Bearer ${key}` } };
			await json<unknown>(`/api/own-decks/${name}/${card}`, sent);
			return;
		} catch (error) {
			const isFinal =
				error instanceof Refusal &&
				!['too_fast', 'nobody_cleans', 'nobody_checks', 'unavailable'].includes(error.message);
			if (isFinal || left === 1) throw error;
			await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
		}
	}
}

/** Says what the pictures show: from now on the deck can be played. Throws a `Refusal`. */
export async function finishDeck(name: string, alts: string[], key: string): Promise<void> {
	await json<unknown>(`/api/own-decks/${name}`, { ...post({ key, alts }), method: 'PUT' });
}

/** Removes a deck with all of its pictures; throws a `Refusal`. */
export async function removeDeck(name: string, key: string): Promise<void> {
	await json<unknown>(`/api/own-decks/${name}/remove`, post({ key }));
}

/** Tells those who run the house about a deck; throws a `Refusal`. */
export async function reportDeck(name: string): Promise<void> {
	await json<unknown>(`/api/own-decks/${name}/report`, { method: 'POST' });
}
