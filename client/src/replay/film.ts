import { merge } from '$client/wire/patch';
import type { Frames } from '$client/wire/replays';
import type { Scene } from '$client/wire/types';

/** A scene, and when it began, in milliseconds since the game did. */
export interface Shot {
	moment: number;
	scene: Scene;
}

export type Film = Shot[];

/** Every scene of it in order. What came at one moment is one shot. */
export function filmOf({ shared, yours, changes }: Frames): Film {
	const film: Film = [{ moment: 0, scene: { ...shared, ...yours } as Scene }];
	for (const [moment, patch] of changes) {
		const last = film.at(-1)!;
		const shot = { moment, scene: merge(last.scene, patch) };
		if (last.moment === moment) film[film.length - 1] = shot;
		else film.push(shot);
	}
	return film;
}

/** Which of these moments is the last that is not after this one. */
export function indexAt(moments: number[], moment: number): number {
	let low = 0;
	let high = moments.length;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (moments[middle]! <= moment) low = middle;
		else high = middle;
	}
	return low;
}

/** What holds at a moment: the last of these that is not after it. */
export function heldAt<Timed extends { moment: number }>(list: Timed[], moment: number): Timed | null {
	const moments = list.map((one) => one.moment);
	return list[indexAt(moments, moment)] ?? null;
}

/** The moments at which any of these shows something new. */
export function momentsOf(films: Film[]): number[] {
	return [...new Set(films.flatMap((film) => film.map(({ moment }) => moment)))].sort((a, b) => a - b);
}
