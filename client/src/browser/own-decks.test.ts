import { beforeEach, expect, test } from 'vitest';
import { countOf, deckNameIn, ownDecks, photo, photosIn } from './own-decks.svelte';

const NAME = 'k3v9x2m7q4t8w1z5-60';
const deck = { name: NAME, key: 'secret', made: 1, table: 'BCDF' };

beforeEach(() => {
	for (const { name } of ownDecks.kept) ownDecks.drop(name);
	localStorage.clear();
});

test('a deck is found in its link, and its name tells how many pictures it has', () => {
	expect(deckNameIn(`https://inklings.example/deck/${NAME}?pl`)).toBe(NAME);
	expect(deckNameIn('https://inklings.example/BCDF')).toBeNull();
	expect(deckNameIn(`https://inklings.example/deck/bc${NAME}`)).toBe(`bc${NAME}`); // of the cell BC
	expect(countOf(NAME)).toBe(60);
	const checked = NAME.replace('-', '-checked-');
	expect(deckNameIn(`/deck/${checked}`)).toBe(checked);
	expect(countOf(checked)).toBe(60);
});

test('photos are found wherever a scene shows them, each once', () => {
	const [one, other] = [`own:${NAME}.7`, `own:bc${NAME.replace('-', '-checked-')}.60`];
	expect(photosIn([{ cards: [one, 'bafogu', 'dioramas:bafogu', 'amber-otter.7'] }, null])).toEqual([one]);
	expect(photosIn({ laid: [{ card: other }], own: { hand: [one, other] } })).toEqual([other, one]);
	expect(photosIn([null, undefined])).toEqual([]);
	expect(photo(one)).toEqual({ src: `/own/${NAME}/7/card`, deck: NAME });
});

test('a deck is kept once, with its key, until it is dropped', () => {
	ownDecks.keep(deck);
	ownDecks.keep({ ...deck, key: null, table: null });
	expect(ownDecks.kept).toEqual([deck]);
	expect(JSON.parse(localStorage.getItem('inklings.decks')!)).toEqual([deck]);
	ownDecks.drop(NAME);
	expect(ownDecks.named(NAME)).toBeUndefined();
});

test('what another window or an older release has kept is read, as far as it is whole', () => {
	const heard = (newValue: string) =>
		window.dispatchEvent(new StorageEvent('storage', { key: 'inklings.decks', newValue }));
	heard(JSON.stringify([deck, { name: 'no deck' }, null, 7]));
	expect(ownDecks.kept).toEqual([deck]);
	heard('{');
	expect(ownDecks.kept).toEqual([]);
});
