import type { Album } from '$client/wire/http-types';

export interface Companion {
	name: string;
	avatar: number;
	wins: number;
}

/** Everyone who played that evening, most wins first. Someone who changed their name counts as two. */
export function companions({ games }: Album): Companion[] {
	const found = new Map<string, Companion>();
	for (const { seats, winners } of games) {
		for (const [seat, { name, avatar }] of seats.entries()) {
			const one = found.get(name) ?? { name, avatar, wins: 0 };
			found.set(name, { ...one, avatar, wins: one.wins + (winners.includes(seat) ? 1 : 0) });
		}
	}
	return [...found.values()].sort((a, b) => b.wins - a.wins);
}
