import { OUTLINES, REACH, SKY, type Point, type Shape } from './clouds';
import type { Pose } from './types';

export type { Point };

/** Two fingers: how far they have gone together, and by how many degrees they have turned. */
export interface Twist {
	by: Point;
	turn: number;
}

export const MIDDLE: Point = { x: 0, y: 0 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degreesOf = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Degrees from 0 to 359. */
export function wrapped(degrees: number): number {
	return ((Math.round(degrees) % 360) + 360) % 360;
}

/** A point turned about the middle, clockwise as on a screen. */
export function turnedPoint({ x, y }: Point, degrees: number): Point {
	const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
	return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const at = (pose: Pose, { x, y }: Point): Pose => ({ ...pose, x, y });
export const turnedBy = (pose: Pose, degrees: number): Pose => ({
	...pose,
	turn: wrapped(pose.turn + degrees),
});

/** Mirrored left to right as its viewer sees it, who sees the whole sky turned by `view`. */
export function flipped(pose: Pose, view: number): Pose {
	return { ...pose, flip: !pose.flip, turn: wrapped(-pose.turn - 2 * view) };
}

export function twistOf(from: [Point, Point], to: [Point, Point]): Twist {
	const [before, after] = [between(...from), between(...to)];
	return { by: minus(after, before), turn: degreesOf(...to) - degreesOf(...from) };
}

export function twisted(pose: Pose, { by, turn }: Twist): Pose {
	return turnedBy(at(pose, plus(pose, by)), turn);
}

/** How far a handle has been led round a centre. */
export function ledRound(centre: Point, from: Point, to: Point): number {
	return degreesOf(centre, to) - degreesOf(centre, from);
}

/** A point of the cloud's own picture, where it lies in the sky. */
export function placed(point: Point, pose: Pose): Point {
	return plus(turnedPoint({ x: pose.flip ? -point.x : point.x, y: point.y }, pose.turn), pose);
}

/** A point of the sky, in the cloud's own picture. */
export function unplaced(point: Point, pose: Pose): Point {
	const { x, y } = turnedPoint(minus(point, pose), -pose.turn);
	return { x: pose.flip ? -x : x, y };
}

/** What a hand may show: whole numbers, and the cloud not outside the sky. The house has the last word. */
export function kept(shape: Shape, pose: Pose): Pose {
	const wish = at({ ...pose, turn: wrapped(pose.turn) }, whole(pose));
	if (distance(wish, MIDDLE) + REACH[shape] <= SKY || fits(shape, wish)) return wish;
	let [inside, outside] = [0, 1];
	for (let halving = 0; halving < 12; halving++) {
		const part = (inside + outside) / 2;
		if (fits(shape, pulled(wish, part))) inside = part;
		else outside = part;
	}
	return pulled(wish, inside);
}

const pulled = (pose: Pose, part: number): Pose =>
	at(pose, { x: Math.trunc(pose.x * part), y: Math.trunc(pose.y * part) });

function fits(shape: Shape, pose: Pose): boolean {
	return OUTLINES[shape][0]!.every((point) => distance(placed(point, pose), MIDDLE) <= SKY);
}

/** The nearest point of the sky, in whole numbers. */
export function inSky(point: Point): Point {
	const far = distance(point, MIDDLE);
	const { x, y } = far > SKY ? { x: (point.x * SKY) / far, y: (point.y * SKY) / far } : point;
	return { x: Math.trunc(x), y: Math.trunc(y) };
}

/** The way between two poses, turning the shorter way round. */
export function onTheWay(from: Pose, to: Pose): (part: number) => Pose & { mirror: number } {
	const turn = ((((to.turn - from.turn) % 360) + 540) % 360) - 180;
	const [before, after] = [from, to].map(mirrorOf) as [number, number];
	return (part) => ({
		x: from.x + (to.x - from.x) * part,
		y: from.y + (to.y - from.y) * part,
		turn: part === 1 ? to.turn : from.turn + turn * part,
		flip: to.flip,
		mirror: before + (after - before) * part,
	});
}

/** −1 mirrors. On its way from one side to the other a cloud is seen from its edge. */
export function mirrorOf(pose: Pose & { mirror?: number }): number {
	return pose.mirror ?? (pose.flip ? -1 : 1);
}
