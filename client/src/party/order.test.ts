import { beforeEach, expect, test } from 'vitest';
import type { GameOnOffer } from '$client/wire/house';
import { keepOrder, sizesOf, tonguesOf, usualOrder } from './order';

const game = (name: string, least: number, most: number, pattern?: string): GameOnOffer => ({
	name,
	least,
	most,
	first_game: {},
	options: { properties: pattern ? { tongue: { type: 'string', pattern } } : {} },
});
const GAMES = [game('moons', 3, 8, '^(de|pl|uk)?$'), game('clouds', 5, 30), game('pairs', 2, 3)];

beforeEach(() => localStorage.clear());

test('tables are as large as their game allows, and never larger than ten', () => {
	expect(GAMES.map((one) => [sizesOf(one)[0], sizesOf(one).at(-1)])).toEqual([
		[3, 8],
		[5, 10],
		[2, 3],
	]);
});

test('a game that limits clues says in which languages', () => {
	expect(GAMES.map(tonguesOf)).toEqual([['de', 'pl', 'uk'], [], []]);
});

test('a first room is one of four at a table, with names that are made up, behind a door', () => {
	expect(usualOrder(GAMES)).toMatchObject({ game: 'moons', size: 4, naming: 'made', door: 'ask', hint: '' });
	expect(usualOrder(GAMES.slice(1)).size).toBe(5);
	expect(usualOrder(GAMES.slice(2)).size).toBe(3);
});

test('the next room is like the last one, but for what only that one was about', () => {
	keepOrder({ ...usualOrder(GAMES), game: 'clouds', size: 7, naming: 'typed', door: 'open', hint: 'past' });
	expect(usualOrder(GAMES)).toMatchObject({
		game: 'clouds',
		size: 7,
		naming: 'typed',
		door: 'open',
		hint: '',
	});
	expect(usualOrder([GAMES[2]!])).toMatchObject({ game: 'pairs', size: 3 });
});
