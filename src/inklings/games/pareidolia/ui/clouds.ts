import pieces from './pieces.json';
import type { PlaceCloud } from './types';

export type Shape = PlaceCloud['shape'];

export interface Point {
	x: number;
	y: number;
}

/** The radius of the round sky, and of the fingertip that strokes it, in sky units. */
export const SKY = pieces.sky;
export const FINGERTIP = pieces.fingertip;
export const CHALK = pieces.chalk;
export const PENS = pieces.pens;
export const CLOUDS: Record<Shape, { shade: string; curls: string; edge: string }> = pieces.clouds;
/** How many there are of each shape (P1). */
export const SUPPLY: Record<Shape, number> = pieces.supply;
/** In the order of the supply: views name a shape by its number here. */
export const SHAPES = Object.keys(pieces.clouds) as Shape[];

/** The outline that is drawn is the one that is reckoned with: the edge, then its holes. */
export const OUTLINES = Object.fromEntries(
	SHAPES.map((shape) => [shape, rings(CLOUDS[shape].edge)]),
) as Record<Shape, Point[][]>;

/** How far a cloud reaches from its centre of gravity. */
export const REACH = Object.fromEntries(
	SHAPES.map((shape) => [shape, Math.max(...OUTLINES[shape].flat().map(({ x, y }) => Math.hypot(x, y)))]),
) as Record<Shape, number>;

function rings(path: string): Point[][] {
	return path
		.split('Z')
		.filter((ring) => ring !== '')
		.map((ring) =>
			[...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
		);
}
