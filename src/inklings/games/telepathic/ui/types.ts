// Made by `npm run types` from the Python models. Do not edit.

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
	players: PlayerView[];
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
	deck: number;
	used: (
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
	actions: number;
	actions_left: number | null;
	history: StepView[];
	draw: number[];
	phase: HandingView | ActingView | ConsideringView | AnnouncingView | AnsweringView | FinishedView;
}
/**
 * What everyone may know of a player.
 */
export interface PlayerView {
	kind: ('colour' | 'shape') | null;
	marks: ('lose' | 'win')[];
	team: number | null;
	left: boolean;
}
/**
 * Three or four in a line, for all to see; nobody is told whose condition it meets (T20).
 */
export interface LineView {
	value: ('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves');
	cells: number[];
}
/**
 * An action that was completed.
 */
export interface StepView {
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
	drawn:
		| (
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
		  )
		| null;
}
/**
 * Someone chooses a card for someone else; perhaps someone announces.
 */
export interface HandingView {
	type: 'handing';
	giver: number;
	to: number[];
	announcers: number[];
}
/**
 * Someone chooses where the card in their hand is performed.
 */
export interface ActingView {
	type: 'acting';
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
}
/**
 * Opposed teams: the one who has just performed a card may announce (T46).
 */
export interface ConsideringView {
	type: 'considering';
	giver: number;
	receiver: number;
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
	met: string[];
	announcement: AnnouncementView | null;
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
 * Any of these cards to any of these seats.
 */
export interface HandOffer {
	type: 'hand_card';
	cards: (
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
	to: number[];
}
/**
 * Any of the card's four sets.
 */
export interface ChooseOffer {
	type: 'choose_set';
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
	meets: string[][];
}
/**
 * One name out of each of these.
 */
export interface AnnounceOffer {
	type: 'announce';
	choices: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[][];
}
/**
 * One of these names.
 */
export interface AnswerOffer {
	type: 'answer';
	choices: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
}
/**
 * Let the next team play.
 */
export interface SilenceOffer {
	type: 'keep_silent';
}
/**
 * What the captain may do, as a proposal; without an announcement its choices are empty.
 */
export interface ProposeOffer {
	type: 'propose';
	cards: (
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
	to: number[];
	choices: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[][];
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
	step: StepView | null;
	turned_down: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	said: SaidView[];
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
 * What a choice said of who made it, by the convention (see `bot`).
 */
export interface SaidView {
	seat: number;
	wins: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	loses: (('blue' | 'green' | 'orange' | 'purple') | ('circle' | 'cross' | 'star' | 'waves'))[];
	before: number;
	after: number;
}
