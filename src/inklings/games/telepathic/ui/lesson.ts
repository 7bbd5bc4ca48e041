import type { Card } from './scene';
import type { Face } from './pieces';

/** A little game that was played beforehand: what can be touched, and what comes of it. */
const rows = [0, 4, 8, 12].map((first) => [first, first + 1, first + 2, first + 3]);
const columns = [0, 1, 2, 3].map((first) => [first, first + 4, first + 8, first + 12]);
const corners = [0, 2, 10, 8].map((first) => [first, first + 1, first + 5, first + 4]);

const FORWARD = [3, 0, 1, 2];
const BACK = [1, 2, 3, 0];

export const WISH = 'win-star';
export const FEAR = 'lose-cross';

export const START = [
	['blue-star', 'blue-circle', 'green-waves', 'green-circle'],
	['orange-star', 'green-star', 'orange-circle', 'green-cross'],
	['blue-cross', 'purple-star', 'purple-waves', 'orange-cross'],
	['purple-circle', 'orange-waves', 'purple-cross', 'blue-waves'],
].flat();

/** The card that your partner hands you. */
export const HANDED: Face = { card: 'row-east', sets: rows, order: FORWARD };
/** The row that brings your wish, and the one that brings your fear. */
export const RIGHT = { place: 0, line: [1, 5, 9] };
export const FATAL = { place: 3, line: [7, 11, 15] };

interface Answer {
	card: Face;
	/** Where your partner performs it, and the lines that stand then. */
	place: number;
	wish: number[];
	theirs: number[];
}

/** The cards that you can hand. Wherever you start, your partner reaches for purple. */
export const ANSWERS: Answer[] = [
	{
		card: { card: 'col-north', sets: columns, order: BACK },
		place: 0,
		wish: [1, 5, 9],
		theirs: [8, 9, 10],
	},
	{
		card: { card: 'col-south', sets: columns, order: FORWARD },
		place: 1,
		wish: [5, 9, 13],
		theirs: [12, 13, 14],
	},
	{
		card: { card: 'corner-cw', sets: corners, order: FORWARD },
		place: 2,
		wish: [1, 5, 9],
		theirs: [9, 10, 11],
	},
];

export const answerTo = (card: Card) => ANSWERS.find((answer) => answer.card.card === card)!;
export const COLOURS = ['blue', 'green', 'orange', 'purple'] as const;
export const THEIR_WISH = 'purple';
