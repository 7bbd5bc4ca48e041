import { expect, test } from 'vitest';
import { laid, nextInDrawer } from './matching';
import type { RoundView } from './types';
import { verdict } from './verdict';

test('R9: a marker from the drawer takes a free blot', () => {
	expect(laid([null, null, null], 1, 2)).toEqual([null, 2, null]);
});

test('R9: a marker that lay elsewhere changes places with the one it meets', () => {
	expect(laid([0, 1, 2], 2, 0)).toEqual([2, 1, 0]);
});

test('R9: a marker from the drawer sends the one it meets back there', () => {
	expect(laid([0, null, null], 0, 2)).toEqual([2, null, null]);
});

test('R9: each symbol lies once, however often it is moved', () => {
	let placed: (number | null)[] = [null, null, null];
	for (const [at, symbol] of [
		[0, 0],
		[1, 0],
		[2, 1],
		[2, 2],
		[0, 2],
		[1, 1],
	] as const)
		placed = laid(placed, at, symbol);
	const lying = placed.filter((one) => one !== null);
	expect(new Set(lying).size).toBe(lying.length);
});

test('the next marker is one that still lies in the drawer', () => {
	expect(nextInDrawer([0, null, 2])).toBe(1);
	expect(nextInDrawer([0, 1, 2])).toBeNull();
});

const round: RoundView = {
	number: 1,
	test: 0,
	words: [],
	blots: ['a', 'b', 'c', 'd'],
	subject: 0,
	struck: 3,
	markers: [null, null, null, null],
	guess: { place: 1, symbol: 2 },
	answer: 0,
	second: null,
};

test('R13: there is no verdict before the marker is turned', () => {
	expect(verdict(round)).toBeNull();
});

test('R15: test right and control wrong', () => {
	const said = verdict({ ...round, markers: [null, 2, null, null] });
	expect(said).toMatchObject({ truth: 2, right: true, controlRight: false, second: null });
});

test('R17: control right where test is wrong', () => {
	const said = verdict({ ...round, markers: [1, 0, 2, null] });
	expect(said).toMatchObject({ right: false, controlRight: true });
});

test('R18: the second guess is judged by its own marker', () => {
	const said = verdict({ ...round, markers: [1, 2, 0, null], second: { place: 0, symbol: 0 } });
	expect(said?.second).toEqual({ place: 0, symbol: 0, right: false });
});
