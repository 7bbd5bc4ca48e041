import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '$client/words/words.svelte';
import { Deck } from './decks.svelte';

const CATALOGUE = {
	cards: {
		bateku: {
			pictures: { card: '/pictures/0a.webp', large: '/pictures/0b.webp' },
			alt: { en: 'A grey outline.', pl: 'Szary zarys.' },
		},
	},
};
const answers = vi.fn<() => Response>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', async () => answers());
	answers.mockReset().mockImplementation(() => Response.json(CATALOGUE));
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	words.choose('en');
});

test('a picture has no address and a general description until the catalogue has come', async () => {
	const deck = new Deck('dreams');
	expect(deck.src('bateku')).toBeUndefined();
	expect(deck.alt('bateku')).toBe('A picture');
	await vi.runAllTimersAsync();
	expect(deck.src('bateku')).toBe('/pictures/0a.webp');
	expect(deck.alt('bateku')).toBe('A grey outline.');
	expect(answers).toHaveBeenCalledOnce();
});

test('a description is in the language of the page', async () => {
	const deck = new Deck('dreams');
	words.choose('pl');
	expect(deck.alt('bateku')).toBe('Obrazek');
	await vi.runAllTimersAsync();
	expect(deck.alt('bateku')).toBe('Szary zarys.');
});

test('anyone who looks closely gets the large picture, and the small one until it comes', async () => {
	const deck = new Deck('dreams');
	deck.src('bateku');
	await vi.runAllTimersAsync();
	expect(deck.enlarged('bateku')).toEqual({
		src: '/pictures/0b.webp',
		preview: '/pictures/0a.webp',
		alt: 'A grey outline.',
	});
});

test('a deck without small pictures shows the others where small ones would do', async () => {
	const deck = new Deck('dreams');
	deck.src('bateku', 'small');
	await vi.runAllTimersAsync();
	expect(deck.src('bateku', 'small')).toBe('/pictures/0a.webp');
	expect(deck.enlarged('bateku', 'small').preview).toBe('/pictures/0a.webp');
});

test('a card that names its deck is looked up in that catalogue', async () => {
	const asked = vi.fn(async (_address: string) =>
		Response.json({ cards: { 'dioramas:bateku': CATALOGUE.cards.bateku } }),
	);
	vi.stubGlobal('fetch', asked);
	const deck = new Deck('dreams');
	deck.src('dioramas:bateku');
	await vi.runAllTimersAsync();
	expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/decks/dioramas']);
	expect(deck.src('dioramas:bateku')).toBe('/pictures/0a.webp');
});

test('a catalogue that did not come is asked for again', async () => {
	answers.mockImplementationOnce(() => new Response('{"error": "unavailable"}', { status: 503 }));
	const deck = new Deck('dreams');
	deck.src('bateku');
	await vi.runAllTimersAsync();
	expect(deck.src('bateku')).toBe('/pictures/0a.webp');
	expect(answers).toHaveBeenCalledTimes(2);
});
