import type { RoundView } from './types';

export interface Verdict {
	/** The symbol that the subject had given to the guessed blot. */
	truth: number;
	right: boolean;
	/** Null: none laid in time. */
	answer: number | null;
	controlRight: boolean;
	/** Null: none, or none in time. */
	second: { place: number; symbol: number; right: boolean } | null;
}

/** What the turned markers say of both teams' guesses; null before the first is turned. */
export function verdict(round: RoundView): Verdict | null {
	const truth = round.guess ? (round.markers[round.guess.place] ?? null) : null;
	if (!round.guess || truth === null) return null;
	const answer = round.answer ?? null;
	const { second } = round;
	const seen = second ? (round.markers[second.place] ?? null) : null;
	return {
		truth,
		right: round.guess.symbol === truth,
		answer,
		controlRight: answer === truth,
		second: second && seen !== null ? { ...second, right: second.symbol === seen } : null,
	};
}
