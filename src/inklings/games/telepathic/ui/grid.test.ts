import { expect, test } from 'vitest';
import { areaOf, changed, moved, placeName } from './grid';
import { openMarks, ownMarks, plainMarks } from './marks';
import type { LineView } from './types';

const grid = Array.from('abcdefghijklmnop');
const rowEast = {
	sets: [
		[0, 1, 2, 3],
		[4, 5, 6, 7],
	],
	order: [3, 0, 1, 2],
};
const lines: LineView[] = [
	{ value: 'blue', cells: [4, 5, 6] },
	{ value: 'star', cells: [2, 6, 10] },
];

test('T6, T7: a preview moves the four of a set, and no other', () => {
	expect(moved(grid, rowEast, 1).join('')).toBe('abcdhefgijklmnop');
	expect(changed(grid, moved(grid, rowEast, 1))).toEqual([4, 5, 6, 7]);
});

test('sets have names by which people can point at them', () => {
	expect(placeName('row-east', 1)).toBe('2');
	expect(placeName('col-pairs', 1)).toBe('B');
	expect(placeName('corner-cw', 2)).toBe('SE');
});

test('a frame covers its cells, and a whole line takes its name in', () => {
	expect(areaOf([5])).toBe('3 / 3 / 4 / 4');
	expect(areaOf([4, 5, 6, 7], 'row')).toBe('3 / 1 / 4 / 6');
	expect(areaOf([1, 5, 9, 13], 'col')).toBe('1 / 3 / 6 / 4');
	expect(areaOf([2, 3, 7, 6], 'corner')).toBe('2 / 4 / 4 / 6');
});

test('T20: all lines look alike; only my own conditions mark mine', () => {
	expect(plainMarks(lines).map(({ kind }) => kind)).toEqual(['plain', 'plain']);
	expect(ownMarks(lines, ['win-star', 'lose-waves'])).toEqual([
		{ key: 'yours-star-2,6,10', cells: [2, 6, 10], kind: 'yours' },
	]);
});

test('at the end every line says what it was', () => {
	expect(openMarks(lines, ['win-star', 'lose-blue', 'win-green']).map(({ kind }) => kind)).toEqual([
		'lose',
		'win',
	]);
});
