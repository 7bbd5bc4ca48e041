/** How many columns make cards of this shape largest in a room, and how wide a card then is. */
export function bestGrid(
	count: number,
	room: { width: number; height: number },
	{ gapX, gapY, ratio = 2 / 3 }: { gapX: number; gapY: number; ratio?: number },
): { columns: number; width: number } {
	let best = { columns: Math.max(1, count), width: 0 };
	for (let columns = 1; columns <= count; columns++) {
		const rows = Math.ceil(count / columns);
		const across = (room.width - gapX * (columns - 1)) / columns;
		const down = ((room.height - gapY * (rows - 1)) / rows) * ratio;
		const width = Math.floor(Math.min(across, down));
		// A whole last row looks better than a slightly larger card.
		const full = count % columns === 0 ? 1.04 : 1;
		if (width * full > best.width) best = { columns, width };
	}
	return best;
}
