// Made by `npm run types` from the Python models. Do not edit.

/**
 * An action that was completed.
 */
export type StepView = [
	giver: number,
	receiver: number,
	card: number,
	place: number,
	drawn: number | null,
	deck: number,
];
/**
 * Who hands a card to whom.
 */
export type TurnView = [giver: number, to: number[]];
export type Offer =
	HandOffer | ChooseOffer | AnnounceOffer | AnswerOffer | SilenceOffer | ProposeOffer | DrawOffer;
export type Action = HandCard | ChooseSet | Announce | Answer | KeepSilent | Propose | AgreeToDraw;

export interface Types {
	View: TelepathicView;
	Own: TelepathicOwn;
	Offer: Offer;
	Action: Action;
	Options: Options;
	Review: Review;
}
/**
 * All that everyone sees of the game.
 */
export interface TelepathicView {
	mode: 'director' | 'opposed' | 'pair' | 'partners';
	parts: ('colour' | 'colour-lose' | 'colour-win' | 'director' | 'shape' | 'shape-lose' | 'shape-win')[];
	teams: number[];
	left: number[];
	cards: number;
	earlier: number;
	start: StartView;
	history: StepView[];
	lines: number[][];
	draw: number[];
	phase: HandingView | ActingView | ConsideringView | AnnouncingView | AnsweringView | FinishedView;
	turn?: TurnView | null;
	limit?: number | null;
}
/**
 * What lay open before the first action of the `history`: the rest follows from that.
 */
export interface StartView {
	grid: number[];
	row: number[];
	deck: number;
}
/**
 * Someone chooses a card for someone else; perhaps someone announces (T30).
 */
export interface HandingView {
	type: 'handing';
}
/**
 * Someone chooses where the card in their hand is performed.
 */
export interface ActingView {
	type: 'acting';
	card: number;
}
/**
 * Opposed teams: the one who has just performed a card may announce (T46).
 */
export interface ConsideringView {
	type: 'considering';
}
/**
 * The cards are gone: one of these must announce (T29, T35, T41).
 */
export interface AnnouncingView {
	type: 'announcing';
	announcers: number[];
}
/**
 * A name was said aloud; nobody is told whether it is right before the answer (T27).
 */
export interface AnsweringView {
	type: 'answering';
	announcer: number;
	names: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	answerer: number;
}
/**
 * Everything lies open.
 */
export interface FinishedView {
	type: 'finished';
	winners: number[];
	reason: 'draw' | 'left' | 'lose_line' | 'no_line' | 'silence' | 'won' | 'wrong_name';
	conditions: string[][];
	announcement?: AnnouncementView | null;
}
/**
 * What was named at the end.
 */
export interface AnnouncementView {
	announcer: number;
	names: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	answerer: number | null;
	answer: ('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves') | null;
}
/**
 * What only you see.
 */
export interface TelepathicOwn {
	conditions: string[];
	proposals?: ProposalView[];
}
/**
 * What a director would do.
 */
export interface ProposalView {
	seat: number;
	move: HandCard | Announce;
}
/**
 * Hand an open card to the one who is to perform it (T21).
 */
export interface HandCard {
	type: 'hand_card';
	card:
		| 'col-north'
		| 'col-pairs'
		| 'col-reverse'
		| 'col-south'
		| 'corner-ccw'
		| 'corner-cw'
		| 'row-east'
		| 'row-pairs'
		| 'row-reverse'
		| 'row-west';
	to: number;
}
/**
 * Name the win conditions that I am to name (T27, T33, T42, T46).
 */
export interface Announce {
	type: 'announce';
	/**
	 * @minItems 1
	 * @maxItems 2
	 */
	names: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
}
/**
 * Any of these cards to any of these seats; in brief, any open card to anyone whose turn it is.
 */
export interface HandOffer {
	type: 'hand_card';
	cards?: number[];
	to?: number[];
}
/**
 * Any of the card's four sets.
 */
export interface ChooseOffer {
	type: 'choose_set';
	meets?: string[][];
}
/**
 * One name of each of these kinds; of both, where none is said.
 */
export interface AnnounceOffer {
	type: 'announce';
	kinds?: ('colour' | 'shape')[];
}
/**
 * Any name of this kind.
 */
export interface AnswerOffer {
	type: 'answer';
	kind: 'colour' | 'shape';
}
/**
 * Let the next team play.
 */
export interface SilenceOffer {
	type: 'keep_silent';
}
/**
 * What the captain may do, as a proposal: hand a card, or announce, or either.
 *
 *     Without an announcement `kinds` are empty; where they are not said, one names both.
 */
export interface ProposeOffer {
	type: 'propose';
	cards?: number[];
	to?: number[];
	kinds?: ('colour' | 'shape')[];
}
/**
 * A draw, if all four agree.
 */
export interface DrawOffer {
	type: 'agree_to_draw';
}
/**
 * Perform the card in my hand on this set (T21).
 */
export interface ChooseSet {
	type: 'choose_set';
	place: number;
}
/**
 * Name the announcer's win condition in return (T27).
 */
export interface Answer {
	type: 'answer';
	name: ('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves');
}
/**
 * I do not announce now (T46).
 */
export interface KeepSilent {
	type: 'keep_silent';
}
/**
 * Tell the other directors what I would do (T34).
 */
export interface Propose {
	type: 'propose';
	move: HandCard | Announce;
}
/**
 * Propose a draw, or agree to one (T49).
 */
export interface AgreeToDraw {
	type: 'agree_to_draw';
}
/**
 * House rules of one game. Every number of players can play with every one of them.
 */
export interface Options {
	cards?: 'challenge' | 'first' | 'standard';
	removed?: 1 | 2 | 3 | 4 | 5 | 6;
	four?: 'director' | 'opposed' | 'partners';
	starts?: 'first' | 'random' | 'second';
	assist?: 'always' | 'first' | 'never';
	clock?: 'long' | 'off' | 'standard';
	more?: 'same' | 'standard';
	roles?: 'chance' | 'chosen';
}
/**
 * The whole game, from the deal to the end.
 */
export interface Review {
	positions: PositionView[];
}
/**
 * The table before an action, and the action; the last position has none.
 */
export interface PositionView {
	grid: string[];
	lines: LineView[];
	row: (
		| 'col-north'
		| 'col-pairs'
		| 'col-reverse'
		| 'col-south'
		| 'corner-ccw'
		| 'corner-cw'
		| 'row-east'
		| 'row-pairs'
		| 'row-reverse'
		| 'row-west'
	)[];
	deck: (
		| 'col-north'
		| 'col-pairs'
		| 'col-reverse'
		| 'col-south'
		| 'corner-ccw'
		| 'corner-cw'
		| 'row-east'
		| 'row-pairs'
		| 'row-reverse'
		| 'row-west'
	)[];
	known: KnownView[];
	ways: WayView[];
	step: DoneView | null;
	turned_down: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	said: SaidView[];
}
/**
 * Three or four in a line, and what they share.
 */
export interface LineView {
	value: ('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves');
	cells: number[];
}
/**
 * What someone could know of a condition that lay face down.
 */
export interface KnownView {
	seat: number;
	holder: number;
	mark: 'lose' | 'win';
	values: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
}
/**
 * The shortest win from here for someone who sees everything, the deck too.
 */
export interface WayView {
	seats: number[];
	moves: MoveView[] | null;
}
/**
 * A card, and which of its four sets.
 */
export interface MoveView {
	card:
		| 'col-north'
		| 'col-pairs'
		| 'col-reverse'
		| 'col-south'
		| 'corner-ccw'
		| 'corner-cw'
		| 'row-east'
		| 'row-pairs'
		| 'row-reverse'
		| 'row-west';
	place: number;
}
/**
 * An action that was completed.
 */
export interface DoneView {
	giver: number;
	receiver: number;
	card:
		| 'col-north'
		| 'col-pairs'
		| 'col-reverse'
		| 'col-south'
		| 'corner-ccw'
		| 'corner-cw'
		| 'row-east'
		| 'row-pairs'
		| 'row-reverse'
		| 'row-west';
	place: number;
}
/**
 * What a choice said of who made it, by the convention (see `bot`).
 */
export interface SaidView {
	seat: number;
	wins: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	loses: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	before: number;
	after: number;
}
