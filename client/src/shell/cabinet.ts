/** The grid has so many columns: rows of one, two and three cells fill it. */
export const COLUMNS = 6;

/** How many games stand in each row when at most so many fit beside each other: no row has a hole, the first are the widest. */
export function rowsOf(count: number, most: number): number[] {
	const rows = Math.ceil(count / most);
	const least = Math.floor(count / rows);
	const larger = count % rows;
	return Array.from({ length: rows }, (_, row) => (row < rows - larger ? least : least + 1));
}

/** How many columns each game takes. */
export function spansOf(count: number, most: number): number[] {
	return rowsOf(count, most).flatMap((cells) => Array<number>(cells).fill(COLUMNS / cells));
}

/** How many games stand beside each other on a wide screen, and on a phone. */
export function mostBeside(count: number): { wide: number; narrow: number } {
	return { wide: count > 4 ? 3 : count > 2 ? 2 : 1, narrow: count > 2 ? 2 : 1 };
}
