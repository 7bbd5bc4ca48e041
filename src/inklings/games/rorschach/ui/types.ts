// Made by `npm run types` from the Python models. Do not edit.

export type Offer = LeanOffer | SealOffer | CallOffOffer | MatchOffer | ReadyOffer;
export type Action = Lean | Seal | CallOff | MatchBlots | SayReady;

export interface Types {
	View: RorschachView;
	Own: RorschachOwn;
	Offer: Offer;
	Action: Action;
	Options: Options;
}
/**
 * All that everyone sees of the game.
 */
export interface RorschachView {
	target: number;
	players: PlayerView[];
	/**
	 * @minItems 2
	 * @maxItems 2
	 */
	piles: [string[], string[]];
	round: RoundView;
	phase:
		| NamingView
		| StrikingView
		| MatchingView
		| GuessingView
		| AnsweringView
		| RetryingView
		| ExplainingView
		| ShortView
		| FinishedView;
	ready: number[];
}
/**
 * What everybody may know of a player.
 */
export interface PlayerView {
	team: 0 | 1;
	status: 'left' | 'playing';
}
/**
 * What lies on the table.
 */
export interface RoundView {
	number: number;
	test: 0 | 1;
	words: {
		[k: string]: string;
	}[];
	blots: string[];
	subject: number | null;
	struck: number | null;
	markers: (number | null)[];
	guess: GuessView | null;
	answer: number | null;
	second: GuessView | null;
}
/**
 * A marker laid at a blot.
 */
export interface GuessView {
	place: number;
	symbol: number;
}
/**
 * The test team names its subject; choices are seats (R7).
 */
export interface NamingView {
	type: 'naming';
	suggested: number;
}
/**
 * The control team removes one blot; choices are places (R8).
 */
export interface StrikingView {
	type: 'striking';
}
/**
 * The subject matches in secret (R9).
 */
export interface MatchingView {
	type: 'matching';
}
/**
 * The rest of the test team guess; a choice is three times the place, plus the symbol (R11).
 */
export interface GuessingView {
	type: 'guessing';
}
/**
 * The control team copies or differs; choices are symbols (R12).
 */
export interface AnsweringView {
	type: 'answering';
}
/**
 * The guess was right; the second one has these stakes (R14, R15, R18).
 */
export interface RetryingView {
	type: 'retrying';
	copied: boolean;
}
/**
 * The round is scored and everything is open (R23).
 */
export interface ExplainingView {
	type: 'explaining';
	/**
	 * @minItems 2
	 * @maxItems 2
	 */
	gains: [number, number];
	silent: boolean;
}
/**
 * A team needs somebody to go on (R28).
 */
export interface ShortView {
	type: 'short';
	team: 0 | 1;
}
/**
 * How it ended, and what was worth remembering.
 */
export interface FinishedView {
	type: 'finished';
	winner: (0 | 1) | null;
	reason: 'target' | 'too_few';
	best: MatchView | null;
	strangest: MatchView | null;
	mind_readers: MindReadersView | null;
}
/**
 * A match worth remembering: what the subject meant by a blot, and what their team guessed.
 */
export interface MatchView {
	subject: number;
	blot: string;
	meant: {
		[k: string]: string;
	};
	guessed: {
		[k: string]: string;
	};
}
/**
 * Those who saw most often what a subject meant.
 */
export interface MindReadersView {
	seats: number[];
	read: number;
}
/**
 * What only you see.
 */
export interface RorschachOwn {
	markers?: (number | null)[];
	council?: CouncilView | null;
}
/**
 * Your group's deliberation; nobody else ever sees it.
 */
export interface CouncilView {
	group: number[];
	leanings: LeaningView[];
	moving: number | null;
}
/**
 * Where somebody of your group leans.
 */
export interface LeaningView {
	seat: number;
	choice: number;
	sealed: boolean;
}
/**
 * Lean towards any of these, or withdraw if you do.
 */
export interface LeanOffer {
	type: 'lean';
	choices: number[];
	withdraw: boolean;
}
/**
 * Seal any of these.
 */
export interface SealOffer {
	type: 'seal';
	choices: number[];
	at_once: boolean;
	proposed?: number | null;
}
/**
 * Call off the move that is about to be made.
 */
export interface CallOffOffer {
	type: 'call_off';
}
/**
 * Give each of these blots a symbol of its own.
 */
export interface MatchOffer {
	type: 'match_blots';
	/**
	 * @minItems 3
	 * @maxItems 3
	 */
	places: [number, number, number];
}
/**
 * Ready for the next round.
 */
export interface ReadyOffer {
	type: 'say_ready';
}
/**
 * Show my group what I lean towards, or that I no longer do.
 */
export interface Lean {
	type: 'lean';
	choice: number | null;
}
/**
 * Have our move made so.
 */
export interface Seal {
	type: 'seal';
	choice: number;
}
/**
 * Not yet: take back the move that one of us is about to make.
 */
export interface CallOff {
	type: 'call_off';
}
/**
 * The subject's secret: the symbol of each open blot, in reading order (R9).
 */
export interface MatchBlots {
	type: 'match_blots';
	/**
	 * @minItems 3
	 * @maxItems 3
	 */
	symbols: [number, number, number];
}
/**
 * I have heard enough of it.
 */
export interface SayReady {
	type: 'say_ready';
}
/**
 * House rules of one game (R4, R5, R7, R8, R27, R30).
 */
export interface Options {
	target?: 3 | 4;
	deciding?: 'agree' | 'anyone';
	subject?: 'named' | 'rotates';
	words?: 'both' | 'en' | 'pl';
	source?: 'mixed' | 'ours' | 'own';
	clock?: 'long' | 'off' | 'standard';
	begins?: 'chalk' | 'chance' | 'lampblack';
}
