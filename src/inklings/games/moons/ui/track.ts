export interface Track {
	moons: number;
	columns: number;
	/** Room for one moon, and for one row of them. */
	cell: number;
	row: number;
	/** Radius of an ordinary moon. */
	radius: number;
}

export interface Place {
	x: number;
	y: number;
}

/** Where moon `k` stands on a track that winds upwards; 0 is the start. */
export function placeOf(track: Track, k: number): Place {
	const rows = Math.ceil(track.moons / track.columns);
	const index = Math.min(Math.max(k, 1), track.moons) - 1;
	const row = Math.floor(index / track.columns);
	const along = index % track.columns;
	const column = row % 2 ? track.columns - 1 - along : along;
	// Before the first moon there is a step to the left of it.
	const start = k <= 0 ? -track.cell * 0.42 : 0;
	return { x: (column + 0.5) * track.cell + start, y: track.row * (rows - row) };
}

/** Radius of moon `k`: every fifth is larger, the last is the goal. */
export function radiusOf(track: Track, k: number): number {
	if (k === track.moons) return track.radius + 5;
	return k % 5 === 0 ? track.radius + 1.5 : track.radius - 1;
}

/** The lit part of moon `k`: new at the start, full at the goal. */
export function litPath(track: Track, k: number): string {
	const r = radiusOf(track, k);
	const bulge = Math.cos((k / track.moons) * Math.PI);
	return `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${Math.abs(bulge) * r} ${r} 0 0 ${bulge > 0 ? 0 : 1} 0 ${-r}Z`;
}

/** The thread on which the moons hang. */
export function threadPath(track: Track): string {
	const places = Array.from({ length: track.moons }, (_, i) => placeOf(track, i + 1));
	return places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** One dotted arc for each point that was won. */
export function hopsPath(track: Track, from: number, to: number, height: number): string {
	const lift = track.radius + 1;
	let path = '';
	for (let k = from; k < Math.min(to, track.moons); k++) {
		const [a, b] = [placeOf(track, k), placeOf(track, k + 1)];
		if (a.y === b.y) {
			path += `M${a.x} ${a.y - lift}Q${(a.x + b.x) / 2} ${a.y - lift - height} ${b.x} ${b.y - lift}`;
		} else {
			const side = a.x > (track.columns * track.cell) / 2 ? 1 : -1;
			path += `M${a.x + side * lift} ${a.y}Q${a.x + side * (lift + height * 0.6)} ${(a.y + b.y) / 2} ${b.x + side * lift} ${b.y}`;
		}
	}
	return path;
}

/** Where a token is on its way: `k` may lie between two moons, and then it is in the air. */
export function tokenPlace(track: Track, k: number, height: number): Place {
	const [a, b] = [placeOf(track, Math.floor(k)), placeOf(track, Math.ceil(k))];
	const part = k - Math.floor(k);
	return {
		x: a.x + (b.x - a.x) * part,
		y: a.y + (b.y - a.y) * part - Math.sin(part * Math.PI) * height,
	};
}
