import drawn from './pieces.json';
import type { Card, Kind, Value } from './scene';

type Drawings = Record<string, string>;

const addressed = (drawings: Drawings): Drawings =>
	Object.fromEntries(
		Object.entries(drawings).map(([name, svg]) => [name, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
	);

const tiles = addressed(drawn.tiles);
const values = addressed(drawn.values);
const cards = addressed(drawn.cards);

const TILES = Object.keys(drawn.tiles);
const CARDS = Object.keys(drawn.cards) as Card[];
const VALUES = Object.keys(drawn.values) as Value[];

/** Tiles and cards have the numbers of their places in the decks, colours come before shapes. */
export const tileOf = (number: number): string => TILES[number]!;
export const cardOf = (number: number): Card => CARDS[number]!;
export const BOTH: Kind[] = ['colour', 'shape'];
export const valuesOf = (kind: Kind): Value[] => (kind === 'colour' ? VALUES.slice(0, 4) : VALUES.slice(4));

export const tileSrc = (tile: string) => tiles[tile];
/** A tile that stands for all of its colour, or of its shape. */
export const valueSrc = (value: Value) => values[value];
export const cardSrc = (card: Card) => cards[card];

/** A card, and all it takes to show what it does. */
export interface Face {
	card: Card;
	/** Four sets of four cells; cells are numbered from 0 in reading order. */
	sets: number[][];
	/** After it, the n-th cell of a set holds what was on the set's `order[n]`-th. */
	order: number[];
}

export const faceOf = (card: Card): Face => ({ card, ...drawn.faces[card] });
