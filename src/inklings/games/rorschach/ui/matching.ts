/** The symbol at each open blot, as far as the subject has placed them. */
export type Placed = (number | null)[];

/** A marker laid at a blot: if another lies there, the two change places, or it goes back to the drawer. */
export function laid(placed: Placed, at: number, symbol: number): Placed {
	const from = placed.indexOf(symbol);
	const there = placed[at] ?? null;
	return placed.map((one, i) => (i === at ? symbol : i === from ? there : one));
}

/** The next marker that lies in the drawer. */
export function nextInDrawer(placed: Placed): number | null {
	return placed.map((_, symbol) => symbol).find((symbol) => !placed.includes(symbol)) ?? null;
}
