import type { Pace } from './backoff';
import { CloseCode } from './types';

/** Why there is no line. */
export type Trouble = Passing | Ended;
/** It comes back by itself, and what was there is still shown. */
export type Passing = 'lost' | 'unreachable' | 'restarting' | 'busy' | 'too_fast';
/** There is nothing to show but this. */
export type Ended = 'broken' | 'out_of_step' | 'no_table' | 'moved' | 'removed';

const ENDED: Ended[] = ['broken', 'out_of_step', 'no_table', 'moved', 'removed'];

export interface Closing {
	status: Trouble;
	/** When to come back; null: not without being asked. */
	pace: Pace | null;
}

const AT_ONCE: Pace = { first: 250, longest: 5_000, atOnce: true };

const CLOSINGS: Record<CloseCode, Closing> = {
	[CloseCode.RESTARTING]: { status: 'restarting', pace: AT_ONCE },
	[CloseCode.NEWER]: { status: 'restarting', pace: AT_ONCE },
	[CloseCode.TRY_AGAIN]: { status: 'busy', pace: { first: 500, longest: 5_000 } },
	[CloseCode.TOO_FAST]: { status: 'too_fast', pace: { first: 5_000, longest: 40_000 } },
	// Every attempt makes a gate read the whole log of a table that it most likely still cannot read.
	[CloseCode.BROKEN]: { status: 'broken', pace: { first: 30_000, longest: 300_000 } },
	[CloseCode.MALFORMED]: { status: 'out_of_step', pace: null },
	[CloseCode.NO_TABLE]: { status: 'no_table', pace: null },
	[CloseCode.REMOVED]: { status: 'removed', pace: null },
	[CloseCode.MOVED]: { status: 'moved', pace: null },
};
/** A code that is not ours means that the line broke. */
export const LOST = { status: 'lost', pace: { first: 100, longest: 2_000 } } satisfies Closing;

/** The front door is there, but nobody behind it who has this table. */
export const UNREACHABLE = {
	status: 'unreachable',
	pace: { first: 1_000, longest: 5_000 },
} satisfies Closing;

export const ended = (status: string): status is Ended => (ENDED as string[]).includes(status);

/** What the end of a connection means. */
export const closing = (code: number): Closing => CLOSINGS[code as CloseCode] ?? LOST;
