import { expect, test } from 'vitest';
import { bestGrid } from './best-grid';

const gap = { gapX: 12, gapY: 26 };

test.each([
	[6, { width: 364, height: 420 }, 3],
	[8, { width: 364, height: 400 }, 4],
	[6, { width: 1300, height: 320 }, 6],
	[4, { width: 364, height: 440 }, 2],
])('%i cards in %o stand in %i columns', (count, room, columns) => {
	expect(bestGrid(count, room, gap).columns).toBe(columns);
});

test.each([3, 4, 5, 6, 7, 8])('%i cards never leave their room', (count) => {
	for (const room of [
		{ width: 334, height: 220 },
		{ width: 818, height: 140 },
		{ width: 1300, height: 380 },
	]) {
		const { columns, width } = bestGrid(count, room, gap);
		const rows = Math.ceil(count / columns);
		expect(columns * width + (columns - 1) * gap.gapX).toBeLessThanOrEqual(room.width);
		expect(rows * width * 1.5 + (rows - 1) * gap.gapY).toBeLessThanOrEqual(room.height + 1);
	}
});
