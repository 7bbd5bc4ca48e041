import { moved } from './grid';
import { cardOf, faceOf, tileOf } from './pieces';
import type { Card, Value } from './scene';
import type { LineView, StepView, TelepathicView } from './types';

/** What lies open now, and how far the game has come: it follows from the start and from what was done since. */
type Course = Pick<TelepathicView, 'start' | 'history'>;

export interface Step {
	giver: number;
	receiver: number;
	card: Card;
	place: number;
	/** What lies in its place in the row now. */
	drawn: Card | null;
	/** How many cards lie face down after it. */
	deck: number;
}

const named = ([giver, receiver, card, place, drawn, deck]: StepView): Step => ({
	giver,
	receiver,
	card: cardOf(card),
	place,
	drawn: drawn === null ? null : cardOf(drawn),
	deck,
});

export function stepsOf({ history }: Pick<Course, 'history'>): Step[] {
	return history.map(named);
}

/** The tiles in reading order: north-west first. */
export function gridOf(view: Course): string[] {
	return stepsOf(view).reduce(
		(grid, { card, place }) => moved(grid, faceOf(card), place),
		view.start.grid.map(tileOf),
	);
}

/** The open cards, the one that is being performed among them. */
export function rowOf(view: Course): Card[] {
	return stepsOf(view).reduce(
		(row, { card, drawn }) => row.flatMap((one) => (one === card ? (drawn ?? []) : one)),
		view.start.row.map(cardOf),
	);
}

/** How many cards lie face down. */
export function deckOf(view: Course): number {
	return stepsOf(view).at(-1)?.deck ?? view.start.deck;
}

/** The used cards, newest last. */
export function usedOf(view: TelepathicView): Card[] {
	const steps = stepsOf(view);
	const count = view.cards - rowOf(view).length - deckOf(view);
	return steps.slice(steps.length - count).map(({ card }) => card);
}

/** The lines on the grid, and what each has in common: never both a colour and a shape, as no tile is there twice. */
export function linesOf(view: TelepathicView): LineView[] {
	const tiles = gridOf(view).map((tile) => tile.split('-') as [Value, Value]);
	return view.lines.map((cells) => {
		const [[colour, shape], [next]] = [tiles[cells[0]!]!, tiles[cells[1]!]!];
		return { value: colour === next ? colour : shape, cells };
	});
}

/** Whether a colour or a shape stands in a line. */
export function stands(view: TelepathicView, value: Value): boolean {
	return linesOf(view).some((line) => line.value === value);
}

/** How many actions have been performed. */
export function actionsOf({ earlier, history }: TelepathicView): number {
	return earlier + history.length;
}

/** How many actions there still are; null where there is no limit. */
export function actionsLeftOf(view: TelepathicView): number | null {
	return view.limit == null ? null : view.limit - actionsOf(view);
}
