import { markOf, valueOf } from './scene';
import type { LineView } from './types';

/** A frame round a line of three or four. */
export interface Mark {
	key: string;
	cells: number[];
	/** For all to see; of my own condition, for me alone; a win; a loss. */
	kind: 'plain' | 'yours' | 'win' | 'lose';
}

const mark = (kind: Mark['kind'], { value, cells }: LineView): Mark => ({
	key: `${kind}-${value}-${cells.join()}`,
	cells,
	kind,
});

/** Every line, whosever condition it may meet (T20). */
export function plainMarks(lines: LineView[]): Mark[] {
	return lines.map((line) => mark('plain', line));
}

/** The lines that meet my own conditions: nobody else's screen shows them. */
export function ownMarks(lines: LineView[], yours: string[]): Mark[] {
	return lines
		.filter(({ value }) => yours.some((one) => valueOf(one) === value))
		.map((line) => mark('yours', line));
}

/** The lines that meet anyone's conditions, once these lie open. */
export function openMarks(lines: LineView[], conditions: string[]): Mark[] {
	return lines.flatMap((line) =>
		conditions.filter((one) => valueOf(one) === line.value).map((one) => mark(markOf(one), line)),
	);
}
