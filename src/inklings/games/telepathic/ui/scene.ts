import type { GameProps } from '$client/table/frame';
import type { Action, AnswerOffer, HandCard, LineView, Offer, TelepathicOwn, TelepathicView } from './types';

export type TelepathicProps = GameProps<TelepathicView, TelepathicOwn, Offer, Action>;
export type TelepathicScene = TelepathicProps['scene'];
export type Card = HandCard['card'];
/** A colour or a shape: what lines are made of. */
export type Value = LineView['value'];
export type Kind = AnswerOffer['kind'];
/** Sends a move; false, with a word of explanation on the screen, if it was refused. */
export type Send = (action: Action) => Promise<boolean>;

export function markOf(condition: string): 'win' | 'lose' {
	return condition.startsWith('win') ? 'win' : 'lose';
}

export function valueOf(condition: string): Value {
	return condition.slice(condition.indexOf('-') + 1) as Value;
}

/** What the conditions of a seat are about; null for a director, who has none. */
export function kindOf({ parts }: TelepathicView, seat: number): Kind | null {
	const part = parts[seat] ?? 'director';
	return part === 'director' ? null : part.startsWith('colour') ? 'colour' : 'shape';
}

/** Where each has one condition: whether this seat's wins or loses. */
export function onlyMarkOf({ parts }: TelepathicView, seat: number): 'win' | 'lose' | null {
	const mark = parts[seat]?.split('-')[1];
	return mark === 'win' || mark === 'lose' ? mark : null;
}

/** On opposed teams: 0 or 1, 0 moving first. */
export function teamOf({ teams }: TelepathicView, seat: number): number | null {
	return teams[seat] ?? null;
}

/** The seats that hold conditions. */
export function holders(view: TelepathicView): number[] {
	return [...view.parts.keys()].filter((seat) => kindOf(view, seat) !== null);
}

/** Someone without a condition decides for those who have one. */
export function directs({ game, you }: TelepathicScene): boolean {
	return you != null && kindOf(game, you) === null;
}

/** Everyone who wins together with this seat and is not this seat. */
export function partnerOf(view: TelepathicView, seat: number): number | undefined {
	const team = teamOf(view, seat);
	return holders(view).find((other) => other !== seat && teamOf(view, other) === team);
}
