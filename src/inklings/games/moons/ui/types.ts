// Made by `npm run types` from the Python models. Do not edit.

export type Offer = TellOffer | LayOffer | VoteOffer | ReadyOffer;
export type Action = TellStory | LayCards | Vote | SayReady;

export interface Types {
	View: MoonsView;
	Own: MoonsOwn;
	Offer: Offer;
	Action: Action;
	Options: Options;
}
/**
 * All that everyone sees of the game.
 */
export interface MoonsView {
	round: number;
	target: number;
	laps: number;
	players: PlayerView[];
	phase: RacingView | NarratingView | ChoosingView | VotingView | ScoringView | FinishedView;
}
/**
 * What everybody may know of a player.
 */
export interface PlayerView {
	score: number;
	status: 'left' | 'playing' | 'waiting';
}
/**
 * The first to tell a story narrates (D2).
 */
export interface RacingView {
	type: 'racing';
}
/**
 * One player looks for a clue.
 */
export interface NarratingView {
	type: 'narrating';
	narrator: number;
}
/**
 * The others look for a card that fits the clue.
 */
export interface ChoosingView {
	type: 'choosing';
	narrator: number;
	clue: Written | Aloud;
	count: number;
}
/**
 * A clue in words, signs or emoji.
 */
export interface Written {
	type: 'written';
	text: string;
}
/**
 * A clue that the narrator says or sings in the room.
 */
export interface Aloud {
	type: 'aloud';
}
/**
 * Which card is the narrator's?
 */
export interface VotingView {
	type: 'voting';
	narrator: number;
	clue: Written | Aloud;
	cards: string[];
}
/**
 * Whose card was whose, and what it earned.
 */
export interface ScoringView {
	type: 'scoring';
	narrator: number;
	clue: Written | Aloud;
	laid: LaidView[];
	verdict: 'all' | 'none' | 'some';
	gains: number[];
	reasons: Gain[][];
	next_narrator: number | null;
}
/**
 * A card on the table, turned over.
 */
export interface LaidView {
	card: string;
	owner: number;
	voters: number[];
}
/**
 * What somebody won moons for.
 */
export interface Gain {
	why: 'all' | 'fooled' | 'found' | 'none' | 'single' | 'told';
	moons: number;
}
/**
 * The evening's result.
 */
export interface FinishedView {
	type: 'finished';
	winners: number[];
	reason: 'deck' | 'laps' | 'target' | 'too_few';
	moments: MomentView[];
}
/**
 * A round worth remembering.
 */
export interface MomentView {
	kind: 'best_clue' | 'great_deceiver' | 'nobody_saw';
	round: number;
	seat: number;
	card: string;
	clue: Written | Aloud;
	votes: number;
	voters: number;
}
/**
 * What only you see.
 */
export interface MoonsOwn {
	hand: string[];
	laid?: string[];
	slots?: number[];
	vote?: number[];
}
/**
 * A story to any of these cards, with any clue that is not blank and keeps to the limits (D23).
 */
export interface TellOffer {
	type: 'tell_story';
	cards: string[];
	one_word?: boolean;
	tongue?: string;
}
/**
 * Exactly `count` of these cards.
 */
export interface LayOffer {
	type: 'lay_cards';
	cards: string[];
	count: number;
}
/**
 * Between one and `most` of these slots.
 */
export interface VoteOffer {
	type: 'vote';
	slots: number[];
	most: number;
}
/**
 * Ready for the next story.
 */
export interface ReadyOffer {
	type: 'say_ready';
}
/**
 * Give a clue to one of my cards (D3); in a race it also makes me the first narrator (D2).
 */
export interface TellStory {
	type: 'tell_story';
	card: string;
	clue: Written | Aloud;
}
/**
 * Lay my decoy, or two with three players (D4).
 */
export interface LayCards {
	type: 'lay_cards';
	/**
	 * @minItems 1
	 * @maxItems 2
	 */
	cards: string[];
}
/**
 * Name the card that I take for the narrator's (D6), or two with a second vote (D17).
 */
export interface Vote {
	type: 'vote';
	/**
	 * @minItems 1
	 * @maxItems 2
	 */
	slots: number[];
}
/**
 * I have seen the scores.
 */
export interface SayReady {
	type: 'say_ready';
}
/**
 * House rules of one game (D2, D14, D17, D18, D22, D23).
 */
export interface Options {
	target?: 15 | 20 | 30 | 40;
	laps?: 0 | 1 | 2 | 3;
	first?: 'race' | 'random';
	second_vote?: boolean;
	clock?: 'long' | 'off' | 'standard';
	deck?: 'ends' | 'reshuffled';
	pictures?: 'both' | 'dioramas' | 'dreams' | 'own' | 'woodcuts';
	woodcuts?: string;
	own?: string;
	clue?: 'any' | 'word';
	tongue?: string;
}
