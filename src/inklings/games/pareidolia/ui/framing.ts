import { REACH } from './clouds';
import { SPAN } from './fingers';
import { turnedPoint } from './poses';
import type { Lying } from './scene';

/** Air around the clouds, and the least that a frame shows, in sky units. */
interface Room {
	air: number;
	least: number;
}
/** For a picture on a wall. */
export const CLOSE: Room = { air: 40, least: 460 };
/** For a game: the next cloud needs room too. */
export const ROOMY: Room = { air: 220, least: 640 };

export const WHOLE = [-SPAN / 2, -SPAN / 2, SPAN, SPAN] as const;

/** A square frame around the clouds of a turned sky. */
export function framed(
	clouds: readonly Pick<Lying, 'shape' | 'pose'>[],
	view: number,
	{ air, least }: Room,
): readonly [number, number, number, number] {
	if (clouds.length === 0) return WHOLE;
	const spots = clouds.map(({ pose, shape }) => ({ ...turnedPoint(pose, view), reach: REACH[shape] }));
	const [left, top] = (['x', 'y'] as const).map((axis) =>
		Math.min(...spots.map((spot) => spot[axis] - spot.reach)),
	) as [number, number];
	const [right, bottom] = (['x', 'y'] as const).map((axis) =>
		Math.max(...spots.map((spot) => spot[axis] + spot.reach)),
	) as [number, number];
	const size = Math.min(SPAN, Math.max(least, right - left + air, bottom - top + air));
	return [(left + right - size) / 2, (top + bottom - size) / 2, size, size];
}
