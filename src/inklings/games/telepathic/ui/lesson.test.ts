import { expect, test } from 'vitest';
import { moved } from './grid';
import { ANSWERS, FATAL, HANDED, RIGHT, START, THEIR_WISH } from './lesson';

const share = (grid: string[], cells: number[], value: string) =>
	cells.every((cell) => grid[cell]!.split('-').includes(value));

const won = moved(START, HANDED, RIGHT.place);

test('the lesson begins with every tile once', () => {
	expect(new Set(START).size).toBe(16);
});

test('one row brings the wish, one the fear', () => {
	expect(share(won, RIGHT.line, 'star')).toBe(true);
	expect(share(moved(START, HANDED, FATAL.place), FATAL.line, 'cross')).toBe(true);
});

test.each(ANSWERS)('whichever card is handed, both wishes stand', ({ card, place, wish, theirs }) => {
	const grid = moved(won, card, place);
	expect(share(grid, wish, 'star')).toBe(true);
	expect(share(grid, theirs, THEIR_WISH)).toBe(true);
});
