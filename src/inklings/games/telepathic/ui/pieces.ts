import drawn from './pieces.json';
import type { Card, Value } from './scene';

type Drawings = Record<string, string>;

const addressed = (drawings: Drawings): Drawings =>
	Object.fromEntries(
		Object.entries(drawings).map(([name, svg]) => [name, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
	);

const tiles = addressed(drawn.tiles);
const values = addressed(drawn.values);
const cards = addressed(drawn.cards);

export const tileSrc = (tile: string) => tiles[tile];
/** A tile that stands for all of its colour, or of its shape. */
export const valueSrc = (value: Value) => values[value];
export const cardSrc = (card: Card) => cards[card];
