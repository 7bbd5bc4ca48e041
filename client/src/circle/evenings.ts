import type { Member, Played } from '$client/wire/http-types';
import { t } from '$client/words/words.svelte';

/** Somebody in a game that was played, as the page names them. */
export interface Sitter {
	name: string;
	score: number | null;
	won: boolean;
	/** They are of the circle, and not a guest or a bot. */
	known: boolean;
}

/** Those who played: winners first, then by score. Who is no member has no name here. */
export function sittersOf({ seats }: Played, members: Member[]): Sitter[] {
	const names = new Map(members.map(({ member, name }) => [member, name]));
	return seats
		.map(([member, isBot, score, won]) => {
			const name = member === null ? undefined : names.get(member);
			return {
				name: name ?? t(isBot ? 'circle-bot' : 'circle-guest'),
				score,
				won,
				known: name !== undefined,
			};
		})
		.sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0));
}
