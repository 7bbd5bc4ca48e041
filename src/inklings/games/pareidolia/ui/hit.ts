import { OUTLINES } from './clouds';
import { type Point, unplaced } from './poses';
import type { Lying } from './scene';

/** A finger beside a cloud by no more than this means it. */
const SLACK = 26;

/** The clouds under a point, the highest first; where there is none, the nearest within a finger's breadth. */
export function cloudsAt(clouds: readonly Lying[], point: Point): number[] {
	const under = clouds.filter((cloud) => covers(cloud, point)).map(({ id }) => id);
	if (under.length > 0) return under.reverse();
	const near = clouds
		.map((cloud) => ({ id: cloud.id, far: beside(cloud, point) }))
		.filter(({ far }) => far <= SLACK)
		.sort((a, b) => a.far - b.far);
	return near.slice(0, 1).map(({ id }) => id);
}

/** The one that a tap means: the highest, or, tapped again, the next below the one that was meant before. */
export function meant(under: readonly number[], before: number | null): number | null {
	const place = before === null ? -1 : under.indexOf(before);
	return under[(place + 1) % under.length] ?? null;
}

function covers({ shape, pose }: Lying, point: Point): boolean {
	const own = unplaced(point, pose);
	return OUTLINES[shape].filter((ring) => encloses(ring, own)).length % 2 === 1;
}

function beside({ shape, pose }: Lying, point: Point): number {
	const own = unplaced(point, pose);
	return Math.min(...OUTLINES[shape].flat().map((edge) => Math.hypot(edge.x - own.x, edge.y - own.y)));
}

function encloses(ring: readonly Point[], { x, y }: Point): boolean {
	let inside = false;
	ring.forEach((a, place) => {
		const b = ring.at(place - 1)!;
		if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
	});
	return inside;
}
