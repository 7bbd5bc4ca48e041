import { fits, graphemes, tidy } from '$client/design/typed';

/**
 * A list of words that somebody pastes, as the house takes it (own_decks/words.py): a word a line, or several with
 * commas between them. "colour = color, hue" is one word with other spellings that count.
 */

export const MOST = 500;
/** Characters of a word. */
export const LONGEST = 40;
export const MOST_SPELLINGS = 6;
/** A game with fewer is filled up with words of ours. */
export const ENOUGH = 20;
/** Bytes of words in one message to the house: it reads 4096. */
const BYTES = 3000;

/** Why a word is left out: it is there already, a guess could not tell it from another, or it is too much. */
export const REASONS = ['again', 'alike', 'long', 'piled', 'spellings', 'many'] as const;
export type Reason = (typeof REASONS)[number];

export interface Pasted {
	/** As they are sent. */
	taken: string[];
	left: Partial<Record<Reason, string[]>>;
}

const BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/u;
const COMMAS = /[,;\t،؛、，；]/u;
/** What lists have before their words. */
const BULLET = /^\s*(?:[-*•·–—]|\d{1,3}[.)])\s+/u;
// eslint-disable-next-line no-control-regex
const HIDDEN = /[\0-\x08\x0e-\x1f\x7f\xad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const ACCENTS = /[\u0300-\u036f]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]/gu;

export function readPasted(text: string): Pasted {
	const pasted: Pasted = { taken: [], left: {} };
	const known = new Map<string, string>();
	for (const names of text.split(BREAKS).flatMap(entriesOf)) {
		const word = names[0]!;
		const why = pasted.taken.length === MOST ? 'many' : whyNot(names, known);
		if (why) {
			(pasted.left[why] ??= []).push(word);
			continue;
		}
		const spellings = new Map<string, string>();
		for (const name of names) if (!spellings.has(same(name))) spellings.set(same(name), name);
		for (const [read, name] of spellings) known.set(read, name);
		const [, ...others] = spellings.values();
		pasted.taken.push(others.length > 0 ? `${word} = ${others.join(', ')}` : word);
	}
	return pasted;
}

/** The words of a line, each with its other spellings. */
function entriesOf(line: string): string[][] {
	const [first = '', ...others] = line.replace(BULLET, '').split('=');
	const texts = [first, ...others.flatMap((one) => one.split(COMMAS))];
	const entries = others.length > 0 ? [texts] : first.split(COMMAS).map((one) => [one]);
	return entries
		.map((names) => names.map((name) => tidy(name.replace(HIDDEN, ''))))
		.filter(([word]) => word)
		.map((names) => names.filter(Boolean));
}

function whyNot(names: string[], known: Map<string, string>): Reason | null {
	if (names.length > MOST_SPELLINGS) return 'spellings';
	if (names.some((name) => graphemes(name).length > LONGEST)) return 'long';
	if (names.some((name) => !fits(name, LONGEST))) return 'piled';
	const twin = names.find((name) => known.has(same(name)));
	if (twin === undefined) return null;
	return known.get(same(twin))!.toLowerCase() === twin.toLowerCase() ? 'again' : 'alike';
}

/** What is left of a text when case, accents, blanks and hyphens do not matter. */
export function same(text: string): string {
	const plain = text.normalize('NFKD').toUpperCase().toLowerCase().replaceAll('ł', 'l').replace(ACCENTS, '');
	return plain.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || plain.replace(/\s/gu, '');
}

/** Words in parts that fit into messages. */
export function inMessages(words: string[]): string[][] {
	const parts: string[][] = [];
	let size = BYTES;
	for (const word of words) {
		const bytes = new TextEncoder().encode(JSON.stringify(word)).length + 1;
		if (size + bytes > BYTES) {
			parts.push([]);
			size = 0;
		}
		parts.at(-1)!.push(word);
		size += bytes;
	}
	return parts;
}
