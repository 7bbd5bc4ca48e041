import type { Scene } from '$client/wire/types';
import { cueBetween, isAwaited } from './cues';

/** News for those who do not see the screen: beyond what the ribbon says in the words of the game. */
export type News = { kind: 'turn' | 'last' } | { kind: 'waiting'; seat: number } | { kind: 'none' };

/** Seconds left at which the time is said, and not more often. */
const SAID_AT = [30, 10, 5];

/** What a change brings; null: nothing new, and what was said still holds. */
export function newsBetween(before: Scene, after: Scene): News | null {
	if (after.table.stage !== 'playing') return { kind: 'none' };
	if (cueBetween(before, after) === 'turn') return { kind: 'turn' };
	if (before.awaited.length > 1 && after.awaited.length === 1) {
		const seat = after.awaited[0]!;
		return seat === after.you ? { kind: 'last' } : { kind: 'waiting', seat };
	}
	return isAwaited(before) && !isAwaited(after) ? { kind: 'none' } : null;
}

/** The seconds to say between two looks at the same clock. After a sleep they are said once. */
export function timeToSay(before: number | null, left: number | null): number | null {
	if (before === null || left === null || left === 0) return null;
	return SAID_AT.some((at) => before > at && left <= at) ? left : null;
}

/** How a game ended, while that is on the screen: only the game has words for it. */
class Result {
	words = $state('');
}

export const result = new Result();

/** Has these words said as the result; called where they are shown. */
export function announced(words: () => string): void {
	$effect(() => {
		result.words = words();
		return () => (result.words = '');
	});
}
