import { describe, expect, test } from 'vitest';
import type { Scene } from '$client/wire/types';
import { newsBetween, timeToSay } from './herald.svelte';

function scene(phase: string, awaited: number[], stage = 'playing'): Scene {
	return {
		you: 0,
		table: { stage, match: 1, seats: [] },
		game: { phase: { type: phase } },
		awaited,
	} as never;
}

describe('what is said of the time', () => {
	const said = (...looks: (number | null)[]) =>
		looks.map((left, i) => timeToSay(looks[i - 1] ?? null, left)).filter((seconds) => seconds !== null);

	test('it is said at thirty, ten and five seconds, and not in between', () => {
		expect(said(...Array.from({ length: 61 }, (_, passed) => 60 - passed))).toEqual([30, 10, 5]);
	});

	test('however often the clock is looked at', () => {
		expect(said(31, 30, 30, 30, 29, 29)).toEqual([30]);
	});

	test('a page that slept says once what is left', () => {
		expect(said(55, 4, 3)).toEqual([4]);
	});

	test('nobody is told of the time that a clock begins with', () => {
		expect(said(null, 30, 29)).toEqual([]);
	});

	test('time that has run out, or a clock that stopped, is not said', () => {
		expect(said(11, 0)).toEqual([]);
		expect(said(11, null)).toEqual([]);
	});
});

describe('what is said of a change', () => {
	test('my turn', () => {
		expect(newsBetween(scene('handing', [1]), scene('handing', [0]))).toEqual({ kind: 'turn' });
	});

	test('who is the last that all wait for', () => {
		expect(newsBetween(scene('voting', [1, 2]), scene('voting', [2]))).toEqual({ kind: 'waiting', seat: 2 });
		expect(newsBetween(scene('voting', [0, 2]), scene('voting', [0]))).toEqual({ kind: 'last' });
	});

	test('nothing of every single one who is done', () => {
		expect(newsBetween(scene('voting', [1, 2, 3]), scene('voting', [1, 2]))).toBeNull();
	});

	test('what was said of my turn is taken back when I am done, so that the next one is news', () => {
		expect(newsBetween(scene('voting', [0, 1, 2]), scene('voting', [1, 2]))).toEqual({ kind: 'none' });
	});

	test('after the game nobody is awaited', () => {
		expect(newsBetween(scene('voting', [1]), scene('finished', [], 'over'))).toEqual({ kind: 'none' });
	});
});
