import { graphemes } from '$client/design/typed';
import { words } from '$client/words/words.svelte';

/** A word of a deck, in the languages of the table. */
export type DeckWord = Partial<Record<string, string>>;

/** As this reader says it: in their own language, if the table has it. */
export function said(word: DeckWord | null | undefined): string {
	return word?.[words.language] ?? Object.values(word ?? {})[0] ?? '';
}

/** What it is called in the other languages of the table, to stand beside it. */
export function alsoSaid(word: DeckWord | null | undefined): string {
	return Object.values(word ?? {})
		.filter((text) => text !== said(word))
		.join(', ');
}

/** A word as it fits on a button: own words may be long. */
export function inBrief(text: string, most = 20): string {
	const letters = graphemes(text);
	return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
