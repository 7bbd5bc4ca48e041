/** How long to wait between attempts, in milliseconds. */
export interface Pace {
	first: number;
	longest: number;
	/** Not before the first attempt: nothing is wrong, somebody else answers. */
	atOnce?: boolean;
}

/** Even those who come at once do not all come in the same instant. */
const AT_ONCE_WITHIN = 100;

/** Milliseconds to wait after `failures` earlier attempts: twice as long each time, and a fifth more or less. */
export function backoff(pace: Pace, failures: number, random: () => number = Math.random): number {
	if (pace.atOnce && failures === 0) return AT_ONCE_WITHIN * random();
	return Math.round(Math.min(pace.longest, pace.first * 2 ** failures) * (0.8 + 0.4 * random()));
}
