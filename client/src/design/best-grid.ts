interface Measures {
	gapX: number;
	gapY: number;
	/** Width to height of a card. */
	ratio?: number;
	/** What the last row needs under it. */
	below?: number;
}

/**
 * How many columns make cards of this shape largest in a room, and how wide a card then is.
 * A room should tell its own size by `bind:contentRect`: `bind:clientWidth` asks for it at once, and makes the
 * browser lay out a page that is still being built. Until it has, the cards had better be hidden.
 */
export function bestGrid(
	count: number,
	room: { width: number; height: number } | undefined,
	{ gapX, gapY, ratio = 2 / 3, below = 0 }: Measures,
): { columns: number; width: number } {
	let best = { columns: Math.max(1, count), width: 0 };
	if (!room) return best;
	for (let columns = 1; columns <= count; columns++) {
		const rows = Math.ceil(count / columns);
		const across = (room.width - gapX * (columns - 1)) / columns;
		const down = ((room.height - below - gapY * (rows - 1)) / rows) * ratio;
		const width = Math.floor(Math.min(across, down));
		// A whole last row looks better than a slightly larger card.
		const full = count % columns === 0 ? 1.04 : 1;
		if (width * full > best.width) best = { columns, width };
	}
	return best;
}
