const FIRST = 100;
const LONGEST = 2000;

/** Milliseconds to wait before the attempt after `failures` failed ones: 0.1 s, growing to 2 s, jittered. */
export function backoff(failures: number, random: () => number = Math.random): number {
	const wait = Math.min(LONGEST, FIRST * 2 ** failures);
	return wait * (0.7 + 0.6 * random());
}
