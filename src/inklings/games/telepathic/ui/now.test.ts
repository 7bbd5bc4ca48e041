import { describe, expect, test } from 'vitest';
import { actionsLeftOf, actionsOf, deckOf, gridOf, linesOf, rowOf, stepsOf, usedOf } from './now';
import { cardOf, tileOf } from './pieces';
import type { StepView, TelepathicView } from './types';

const games = import.meta.glob<{ viewers: { view: TelepathicView }[] }[]>('../playthroughs/*.views.json', {
	import: 'default',
	eager: true,
});

function after(...history: StepView[]) {
	const start = { grid: [...Array(16).keys()], row: [0, 1, 2, 3], deck: 1 };
	return { start, history, cards: 5, limit: 5, earlier: 0 } as unknown as TelepathicView;
}

test('a view that begins later counts what came before it', () => {
	const view = { ...after([0, 1, 0, 0, 4, 0]), earlier: 17, limit: null };
	expect(actionsOf(view)).toBe(18);
	expect(actionsLeftOf(view)).toBeNull();
});

test('T22: a card is used, and another lies in its place as long as there is one', () => {
	const view = after([0, 1, 1, 0, 4, 0], [1, 0, 3, 2, null, 0]);
	expect(rowOf(view)).toEqual([0, 4, 2].map(cardOf));
	expect(usedOf(view)).toEqual([1, 3].map(cardOf));
	expect(deckOf(view)).toBe(0);
	expect(actionsLeftOf(view)).toBe(3);
	expect(stepsOf(view)[1]).toMatchObject({ giver: 1, receiver: 0, card: cardOf(3), place: 2 });
});

test('T12: in a first game every card returns', () => {
	const view = { ...after([0, 1, 1, 0, 1, 0]), cards: 4, limit: null };
	expect(rowOf({ ...view, start: { ...view.start, deck: 0 } })).toEqual([0, 1, 2, 3].map(cardOf));
	expect(usedOf({ ...view, start: { ...view.start, deck: 0 } })).toEqual([]);
});

test('T48: a new deck takes the used cards in', () => {
	const view = after([0, 1, 1, 0, 4, 0], [1, 0, 0, 0, 1, 1]);
	expect(rowOf(view)).toEqual([1, 4, 2, 3].map(cardOf));
	expect(usedOf(view)).toEqual([]);
});

test('T6: tiles are moved by every action', () => {
	expect(gridOf(after([0, 1, 0, 1, 4, 0])).slice(4, 8)).toEqual([7, 4, 5, 6].map(tileOf));
});

describe.each(Object.entries(games))('%s', (_, steps) => {
	test('every line that the house sees stands on the grid', () => {
		for (const { view } of steps.map(({ viewers }) => viewers[0]!)) {
			const grid = gridOf(view);
			expect(new Set(grid).size).toBe(16);
			for (const { value, cells } of linesOf(view)) {
				expect(cells.every((cell) => grid[cell]!.split('-').includes(value))).toBe(true);
			}
		}
	});
});
