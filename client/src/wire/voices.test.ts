import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from './types';
import { Voices } from './voices.svelte';

const said = (by: number | null, text: string): Heard => ({
	type: 'heard',
	by,
	talk: { type: 'say', to: 'team', text },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a line of somebody else is new for a while, and unread until it is looked at', () => {
	const voices = new Voices();
	voices.hear(said(1, 'tall and thin'), 0);
	expect(voices.fresh?.text).toBe('tall and thin');
	expect(voices.unread).toBe(1);
	vi.advanceTimersByTime(8000);
	expect(voices.fresh).toBeNull();
	voices.open();
	expect(voices.unread).toBe(0);
	voices.hear(said(1, 'a lighthouse'), 0);
	expect(voices.unread).toBe(0);
	voices.close();
	voices.hear(said(1, 'or a giraffe'), 0);
	expect(voices.unread).toBe(1);
});

test('what I say myself is no news to me', () => {
	const voices = new Voices();
	voices.hear(said(2, 'mine'), 2);
	expect(voices.lines).toHaveLength(1);
	expect([voices.unread, voices.fresh]).toEqual([0, null]);
});

test('faces and signs are not lines, and only the last eighty stay', () => {
	const voices = new Voices();
	voices.hear({ type: 'heard', by: 1, talk: { type: 'react', reaction: 'wow' } }, 0);
	for (let n = 0; n < 100; n++) voices.hear(said(1, `${n}`), 0);
	expect(voices.lines).toHaveLength(80);
	expect(voices.lines.at(-1)?.text).toBe('99');
});

test('a face passes, the newest of each seat and of the onlookers', () => {
	const voices = new Voices();
	const makes = (by: number | null, reaction: 'wow' | 'hmm') =>
		voices.hear({ type: 'heard', by, talk: { type: 'react', reaction } }, 0);
	makes(1, 'wow');
	makes(null, 'wow');
	vi.advanceTimersByTime(1500);
	makes(1, 'hmm');
	expect(voices.faces.map(({ by, reaction }) => [by, reaction])).toEqual([
		[null, 'wow'],
		[1, 'hmm'],
	]);
	vi.advanceTimersByTime(1500);
	expect(voices.faces.map(({ by }) => by)).toEqual([1]);
	vi.advanceTimersByTime(1500);
	expect(voices.faces).toEqual([]);
});

test('someone who is poked hops, and so does someone who makes a face', () => {
	const voices = new Voices();
	const poke: Heard = { type: 'heard', by: 1, talk: { type: 'poke', seat: 2 } };
	voices.hear(poke, 0);
	vi.advanceTimersByTime(500);
	voices.hear(poke, 0);
	voices.hear({ type: 'heard', by: 3, talk: { type: 'react', reaction: 'wow' } }, 0);
	expect([1, 2, 3].filter((seat) => voices.hops(seat))).toEqual([2, 3]);
	vi.advanceTimersByTime(500);
	expect(voices.hops(2)).toBe(true);
	vi.advanceTimersByTime(500);
	expect(voices.hops(2)).toBe(false);
	expect(voices.hops(null)).toBe(false);
});
