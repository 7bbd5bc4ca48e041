/** Numbers in [0, 1) that depend on nothing but the seed (mulberry32). */
export function random(seed: string): () => number {
	let state = 0;
	for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
	state ^= 0x9e3779b9;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

export type Field = (x: number, y: number) => number;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth noise in the plane (Perlin's). */
export function noise(seed: string): Field {
	const next = random(seed);
	const order = Array.from({ length: 256 }, (_, i) => i);
	for (let i = 255; i > 0; i--) {
		const j = Math.floor(next() * (i + 1));
		[order[i], order[j]] = [order[j]!, order[i]!];
	}
	const slopes = Array.from({ length: 256 }, () => {
		const angle = next() * Math.PI * 2;
		return [Math.cos(angle), Math.sin(angle)] as const;
	});
	const slope = (x: number, y: number) => slopes[order[(order[x & 255]! + y) & 255]!]!;
	return (x, y) => {
		const [left, top] = [Math.floor(x), Math.floor(y)];
		const [u, v] = [x - left, y - top];
		const at = (a: number, b: number) => {
			const [dx, dy] = slope(left + a, top + b);
			return dx * (u - a) + dy * (v - b);
		};
		const [right, down] = [fade(u), fade(v)];
		const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
		const lower = at(0, 1) * (1 - right) + at(1, 1) * right;
		return (upper * (1 - down) + lower * down) * 1.6;
	};
}

/** Noise upon finer noise. */
export function layered(field: Field, x: number, y: number, layers: number): number {
	let [sum, height, scale] = [0, 0.5, 1];
	for (let i = 0; i < layers; i++) {
		sum += height * field(x * scale, y * scale);
		height *= 0.5;
		scale *= 2.03;
	}
	return sum;
}
