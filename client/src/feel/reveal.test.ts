import { expect, test } from 'vitest';
import { begunAfter, type Beat } from './reveal.svelte';

const beats: Beat[] = [
	{ name: 'clue', lasts: 100 },
	{ name: 'card', lasts: 200 },
	{ name: 'points', lasts: 300 },
];

test.each([
	[0, 1],
	[99, 1],
	[100, 2],
	[299, 2],
	[300, 3],
	[599, 3],
	[600, 4],
	[99_999, 4],
])('after %i milliseconds %i beats have begun', (passed, begun) => {
	expect(begunAfter(beats, passed)).toBe(begun);
});

test('where nothing is revealed, nothing is held back', () => {
	expect(begunAfter([], 0)).toBe(1);
});
