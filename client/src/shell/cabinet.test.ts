import { expect, test } from 'vitest';
import { COLUMNS, mostBeside, rowsOf, spansOf } from './cabinet';

const COUNTS = Array.from({ length: 12 }, (_, number) => number + 1);

test.each(COUNTS)('%i games leave no hole', (count) => {
	for (const most of Object.values(mostBeside(count))) {
		const rows = rowsOf(count, most);
		expect(rows.reduce((sum, cells) => sum + cells, 0)).toBe(count);
		expect(Math.max(...rows)).toBeLessThanOrEqual(most);
		expect(Math.max(...rows) - Math.min(...rows), 'rows are as equal as they can be').toBeLessThanOrEqual(1);
		const spans = spansOf(count, most);
		expect(spans).toHaveLength(count);
		expect(spans.reduce((sum, span) => sum + span, 0)).toBe(rows.length * COLUMNS);
	}
});

test.each([
	[3, [1, 2]],
	[4, [2, 2]],
	[5, [1, 2, 2]],
	[7, [1, 2, 2, 2]],
])('%i games on a phone', (count, rows) => expect(rowsOf(count, 2)).toEqual(rows));

test.each([
	[5, [2, 3]],
	[7, [2, 2, 3]],
	[11, [2, 3, 3, 3]],
	[12, [3, 3, 3, 3]],
])('%i games on a wide screen', (count, rows) => expect(rowsOf(count, 3)).toEqual(rows));
