// Made by `npm run types` from the Python models. Do not edit.

/**
 * A cloud in the sky: its id, the number of its shape in the supply, and how it lies.
 */
export type CloudView = [id: number, kind: number, x: number, y: number, turn: number, flip: boolean];
/**
 * What somebody saw in the sky: its number in this round, who said it, what, and if it is close.
 */
export type GuessView = [id: number, seat: number, text: string, close: boolean];
export type Offer =
	KeepOffer | TossOffer | PaintOffer | GuessOffer | AcceptOffer | VoteOffer | ObjectOffer | ReadyOffer;
export type Action =
	| KeepWord
	| Toss
	| PlaceCloud
	| MoveCloud
	| RemoveCloud
	| Nudge
	| Pass
	| Guess
	| AcceptGuess
	| Vote
	| Object
	| SayReady;

export interface Types {
	View: PareidoliaView;
	Own: PareidoliaOwn;
	Offer: Offer;
	Action: Action;
	Options: Options;
	Review: Gallery;
}
/**
 * All that everyone sees of the game.
 */
export interface PareidoliaView {
	players: PlayerView[];
	rounds: number;
	round: RoundView;
	phase: ChoosingView | TossingView | PaintingView | SolvedView | MissedView | VotingView | FinishedView;
	ready: number[];
	objections: number[];
}
/**
 * What everybody may know of a player.
 */
export interface PlayerView {
	droplets: number;
	status: 'left' | 'playing';
	side: number;
}
/**
 * One sky.
 */
export interface RoundView {
	number: number;
	main: number;
	second: number;
	timekeeper: number;
	category: ('action' | 'animal' | 'food' | 'hard' | 'person' | 'place' | 'thing') | 'own' | null;
	word: {
		[k: string]: string;
	} | null;
	clouds: CloudView[];
	guesses: GuessView[];
}
/**
 * The main artist keeps one word of three (P7).
 */
export interface ChoosingView {
	type: 'choosing';
}
/**
 * The category is known, and the first cloud is in the main artist's hand (P9).
 */
export interface TossingView {
	type: 'tossing';
}
/**
 * The clock runs (P10). The artist who acts is the one who is awaited.
 */
export interface PaintingView {
	type: 'painting';
}
/**
 * Somebody saw it (P19).
 */
export interface SolvedView {
	type: 'solved';
	guess: GuessView;
	accepted_by: number | null;
}
/**
 * The clock ran out (P19).
 */
export interface MissedView {
	type: 'missed';
}
/**
 * The others vote on a tie (P26).
 */
export interface VotingView {
	type: 'voting';
	tied: number[];
	voters: number[];
	voted: number[];
}
/**
 * How it ended.
 */
export interface FinishedView {
	type: 'finished';
	winners: number[];
	reason: 'droplets' | 'relaxed' | 'shared' | 'too_few';
	votes: [number, number][];
}
/**
 * What only you see.
 */
export interface PareidoliaOwn {
	words?: {
		[k: string]: string;
	}[];
	word?: {
		[k: string]: string;
	} | null;
	vote?: number | null;
}
/**
 * Keep one of these.
 */
export interface KeepOffer {
	type: 'keep_word';
	words: number[];
}
/**
 * Toss a cloud of any shape.
 */
export interface TossOffer {
	type: 'toss';
}
/**
 * Do one thing in the sky, or pass (P12, P16).
 */
export interface PaintOffer {
	type: 'paint';
	shapes: number[];
	clouds: number[];
	stroke?: [number, number, number, number] | null;
}
/**
 * Guess.
 */
export interface GuessOffer {
	type: 'guess';
}
/**
 * Let one of these guesses count.
 */
export interface AcceptOffer {
	type: 'accept';
	guesses: number[];
}
/**
 * Vote for one of these; a vote may be changed until all have voted.
 */
export interface VoteOffer {
	type: 'vote';
	seats: number[];
}
/**
 * Object to the guess that an artist let count.
 */
export interface ObjectOffer {
	type: 'object';
}
/**
 * Ready for the next sky.
 */
export interface ReadyOffer {
	type: 'say_ready';
}
/**
 * The main artist keeps one of the three words (P7).
 */
export interface KeepWord {
	type: 'keep_word';
	word: number;
}
/**
 * The main artist flicks a first cloud towards a place; chance does the rest (P9).
 */
export interface Toss {
	type: 'toss';
	shape: 'crescent' | 'puff' | 'ring' | 'streak' | 'tower';
	x: number;
	y: number;
}
/**
 * Put a cloud of the supply into the sky (P12).
 */
export interface PlaceCloud {
	type: 'place';
	shape: 'crescent' | 'puff' | 'ring' | 'streak' | 'tower';
	pose: Pose;
}
/**
 * How a cloud lies: its centre of gravity, and how it is turned; a flip mirrors left and right first.
 */
export interface Pose {
	x: number;
	y: number;
	turn: number;
	flip: boolean;
}
/**
 * Pick a cloud up and put it back anywhere, in any turn (P12).
 */
export interface MoveCloud {
	type: 'move';
	cloud: number;
	pose: Pose;
}
/**
 * Put a cloud back into the supply (P12).
 */
export interface RemoveCloud {
	type: 'remove';
	cloud: number;
}
/**
 * One straight stroke of a finger (P12).
 */
export interface Nudge {
	type: 'nudge';
	x: number;
	y: number;
	to_x: number;
	to_y: number;
}
/**
 * Leave the sky as it is (P16).
 */
export interface Pass {
	type: 'pass';
}
/**
 * Say what it is (P17).
 */
export interface Guess {
	type: 'guess';
	text: string;
}
/**
 * An artist lets another word for it count (P18).
 */
export interface AcceptGuess {
	type: 'accept';
	guess: number;
}
/**
 * Who among the tied is the most visibly relaxed (P26).
 */
export interface Vote {
	type: 'vote';
	seat: number;
}
/**
 * What an artist let count is not the word (P18).
 */
export interface Object {
	type: 'object';
}
/**
 * I have looked at this sky for long enough.
 */
export interface SayReady {
	type: 'say_ready';
}
/**
 * House rules of one game (P4, P7, P14, P17, P22, P26, P30).
 */
export interface Options {
	bird?: 'stays' | 'wanders';
	near?: 'hidden' | 'shown';
	words?: 'both' | 'en' | 'pl';
	source?: 'mixed' | 'ours' | 'own';
	undo?: 'loose' | 'strict';
	first?: 'chance' | 'chosen';
	vote?: 'majority' | 'plurality';
	clock?: 'long' | 'off' | 'standard';
}
/**
 * Every sky of the evening, once the game is over: more than a view can hold.
 */
export interface Gallery {
	pictures: PictureView[];
}
/**
 * A sky of this evening, as it was when its round ended.
 */
export interface PictureView {
	number: number;
	word: {
		[k: string]: string;
	};
	/**
	 * @minItems 2
	 * @maxItems 2
	 */
	artists: [number, number];
	seer: number | null;
	clouds: CloudView[];
}
