import type { Card } from './scene';
import type { Face } from './pieces';

export const COLUMNS = ['A', 'B', 'C', 'D'];
export const ROWS = ['1', '2', '3', '4'];
const CORNERS = ['NW', 'NE', 'SE', 'SW'];

/** Rows, columns or corners: what a card is performed on. */
export function familyOf(card: Card): 'row' | 'col' | 'corner' {
	return card.split('-')[0] as 'row' | 'col' | 'corner';
}

/** What a set is called: a number, a letter, or where the corner is. */
export function placeName(card: Card, place: number): string {
	const names = { row: ROWS, col: COLUMNS, corner: CORNERS }[familyOf(card)];
	return names[place] ?? '';
}

/** The grid after a card is performed on one of its sets. */
export function moved(
	grid: string[],
	{ sets, order }: Pick<Face, 'sets' | 'order'>,
	place: number,
): string[] {
	const after = [...grid];
	const cells = sets[place]!;
	cells.forEach((cell, n) => (after[cell] = grid[cells[order[n]!]!]!));
	return after;
}

/** The cells whose tile is another one after. */
export function changed(before: string[], after: string[]): number[] {
	return before.flatMap((tile, cell) => (tile === after[cell] ? [] : [cell]));
}

/** Where cells lie on a board whose first row and column are for names; a whole line may take its name in. */
export function areaOf(cells: number[], family?: ReturnType<typeof familyOf>): string {
	const rows = cells.map((cell) => Math.floor(cell / 4) + 2);
	const columns = cells.map((cell) => (cell % 4) + 2);
	const top = family === 'col' ? 1 : Math.min(...rows);
	const left = family === 'row' ? 1 : Math.min(...columns);
	return `${top} / ${left} / ${Math.max(...rows) + 1} / ${Math.max(...columns) + 1}`;
}
