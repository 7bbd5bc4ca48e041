import { expect, test } from 'vitest';
import { outcomeWords } from './outcome';
import type { TelepathicScene } from './scene';
import type { FinishedView } from './types';

const phase: FinishedView = {
	type: 'finished',
	winners: [],
	reason: 'lose_line',
	conditions: [['win-blue', 'lose-green'], ['win-star']],
};
const scene = (you: number | null) =>
	({
		you,
		table: { seats: [{ name: 'Guest' }, { name: 'Lea' }] },
		game: {
			mode: 'pair',
			earlier: 3,
			start: { grid: [4, 5, 6], row: [], deck: 0 },
			history: [],
			lines: [[0, 1, 2]],
			teams: [],
			parts: ['colour', 'shape'],
		},
	}) as unknown as TelepathicScene;

test('nobody is told of themselves by name', () => {
	expect(outcomeWords(scene(0), phase, true).text).toMatch(/^You had to avoid/);
	expect(outcomeWords(scene(1), phase, true).text).toMatch(/^Guest had to avoid/);
});

test('what is shared tells of everybody by name', () => {
	expect(outcomeWords(scene(0), phase, false).text).toMatch(/^Guest had to avoid/);
});
