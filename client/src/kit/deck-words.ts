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
