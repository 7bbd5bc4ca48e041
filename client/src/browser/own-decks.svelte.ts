import { overhear, recall, remember } from './memory';

const DECKS = 'decks';
/** The first letters of sixteen to nineteen name the cell, if there are several. */
const NAME = /[a-z0-9]{16,19}(-checked)?-\d{2,3}/;

/** A deck of photos that this browser knows. */
export interface KeptDeck {
	name: string;
	/** By which the house knows its maker; null if somebody else has made it. */
	key: string | null;
	/** When it was made, or found here, in milliseconds. */
	made: number;
	/** The table for which it was made. */
	table: string | null;
}

/** The name of a deck in a link, or in anything that was pasted. */
export function deckNameIn(text: string): string | null {
	return NAME.exec(text)?.[0] ?? null;
}

/** How many pictures a deck has: its name tells. */
export const countOf = (name: string): number => Number(name.split('-').at(-1));

/** Where its first pictures are. */
export const coverOf = (name: string, card = 1): string => `/own/${name}/${card}/card`;

/** The photos of own decks among what is shown, by the names of their cards: nothing else looks like these. */
export function photosIn(shown: unknown): string[] {
	const found = JSON.stringify(shown).match(/own:[a-z0-9-]+\.\d+/g) ?? [];
	return found.filter((card, i) => found.indexOf(card) === i);
}

/** Where a photo is, by the name of its card, and its deck. */
export function photo(card: string): { src: string; deck: string } {
	const [deck, number] = card.slice('own:'.length).split('.');
	return { src: coverOf(deck!, Number(number)), deck: deck! };
}

/** The decks that this browser knows, the newest first. */
class OwnDecks {
	kept = $state.raw(read(recall(DECKS)));

	constructor() {
		overhear(DECKS, (value) => (this.kept = read(value)));
	}

	named(name: string): KeptDeck | undefined {
		return this.kept.find((deck) => deck.name === name);
	}

	/** Keeps a deck, unless it is known. */
	keep(deck: KeptDeck): void {
		if (!this.named(deck.name)) this.#write([deck, ...this.kept]);
	}

	drop(name: string): void {
		this.#write(this.kept.filter((deck) => deck.name !== name));
	}

	#write(kept: KeptDeck[]): void {
		this.kept = kept;
		remember(DECKS, JSON.stringify(kept));
	}
}

function read(text: string | null): KeptDeck[] {
	try {
		const found: unknown = JSON.parse(text ?? '[]');
		return Array.isArray(found) ? found.filter(isKept) : [];
	} catch {
		return [];
	}
}

function isKept(found: Partial<KeptDeck> | null): found is KeptDeck {
	return (
		found !== null &&
		typeof found.name === 'string' &&
		deckNameIn(found.name) === found.name &&
		(found.key === null || typeof found.key === 'string') &&
		(found.table === null || typeof found.table === 'string') &&
		typeof found.made === 'number'
	);
}

export const ownDecks = new OwnDecks();
