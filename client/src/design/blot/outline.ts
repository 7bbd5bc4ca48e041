import type { Field } from './noise';

type Point = [number, number];

const ROWS_AT_ONCE = 14;

/**
 * An SVG path around every patch of the square where the field is above zero (marching squares).
 * The square is folded in the middle, like a blot: its right half is the left one's mirror image.
 * Nothing else waits for all of it: the page may do its own work at every pause.
 */
export async function outline(
	field: Field,
	size: number,
	step: number,
	smallest: number,
	pause: () => Promise<void>,
): Promise<string> {
	const count = Math.ceil(size / step) + 1;
	const edge = (i: number) => i === 0 || i === count - 1;
	const values: number[][] = [];
	for (let j = 0; j < count; j++) {
		if (j % ROWS_AT_ONCE === 0) await pause();
		values.push(
			Array.from({ length: Math.ceil(count / 2) }, (_, i) =>
				edge(i) || edge(j) ? -1 : field(i * step, j * step),
			),
		);
	}
	await pause();
	return loops(values, step)
		.filter((loop) => area(loop) > smallest)
		.map(smooth)
		.join('');
}

function loops(values: number[][], step: number): Point[][] {
	const count = values.length;
	const value = (i: number, j: number) => values[j]![Math.min(i, count - 1 - i)]!;
	const inside = (i: number, j: number) => value(i, j) > 0;
	const points = new Map<string, Point>();
	const links = new Map<string, string[]>();

	const across = (i: number, j: number) => {
		const [a, b] = [value(i, j), value(i + 1, j)];
		return place(`h${i},${j}`, [(i + a / (a - b)) * step, j * step]);
	};
	const down = (i: number, j: number) => {
		const [a, b] = [value(i, j), value(i, j + 1)];
		return place(`v${i},${j}`, [i * step, (j + a / (a - b)) * step]);
	};
	const place = (key: string, point: Point) => {
		points.set(key, point);
		return key;
	};
	const link = (a: string, b: string) => {
		links.set(a, [...(links.get(a) ?? []), b]);
		links.set(b, [...(links.get(b) ?? []), a]);
	};

	for (let j = 0; j < count - 1; j++) {
		for (let i = 0; i < count - 1; i++) {
			const corners = [inside(i, j), inside(i + 1, j), inside(i + 1, j + 1), inside(i, j + 1)];
			if (corners.every((corner) => corner === corners[0])) continue;
			// The sides top, right, bottom, left are crossed where their two corners differ.
			const sides = [
				corners[0] !== corners[1] && across(i, j),
				corners[1] !== corners[2] && down(i + 1, j),
				corners[2] !== corners[3] && across(i, j + 1),
				corners[3] !== corners[0] && down(i, j),
			].filter((side) => side !== false);
			if (sides.length === 2) link(sides[0]!, sides[1]!);
			if (sides.length === 4) {
				const turned = corners[0] ? 1 : 0;
				link(sides[0]!, sides[turned ? 3 : 1]!);
				link(sides[2]!, sides[turned ? 1 : 3]!);
			}
		}
	}

	const seen = new Set<string>();
	const found: Point[][] = [];
	for (const start of links.keys()) {
		const loop: Point[] = [];
		let at: string | undefined = start;
		while (at !== undefined && !seen.has(at)) {
			seen.add(at);
			loop.push(points.get(at)!);
			at = links.get(at)!.find((next) => !seen.has(next));
		}
		if (loop.length > 4) found.push(loop);
	}
	return found;
}

function area(loop: Point[]): number {
	const twice = loop.reduce((sum, [x, y], i) => {
		const [nextX, nextY] = loop[(i + 1) % loop.length]!;
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(twice / 2);
}

function smooth(loop: Point[]): string {
	const round = (n: number) => +n.toFixed(1);
	const middle = ([ax, ay]: Point, [bx, by]: Point) => `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
	const curves = loop.map((point, i) => {
		const next = loop[(i + 1) % loop.length]!;
		return `Q${round(point[0])} ${round(point[1])} ${middle(point, next)}`;
	});
	return `M${middle(loop.at(-1)!, loop[0]!)}${curves.join('')}Z`;
}
