import { type Point, turnedPoint } from './poses';

/** Where a point of the turned sky is on the screen, as a style for what lies upon the sky and is never turned. */
export function spot(point: Point, view: number, below = 0): string {
	const { x, y } = turnedPoint(point, view);
	return `--x: ${x.toFixed(1)}; --y: ${(y + below).toFixed(1)}`;
}
