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
	const east = new Float64Array(256);
	const south = new Float64Array(256);
	for (let i = 0; i < 256; i++) {
		const angle = next() * Math.PI * 2;
		east[i] = Math.cos(angle);
		south[i] = Math.sin(angle);
	}
	// Plain numbers: it is asked ten thousand times for one inkling, on old phones too.
	return (x, y) => {
		const left = Math.floor(x);
		const top = Math.floor(y);
		const u = x - left;
		const v = y - top;
		const here = order[left & 255]!;
		const beside = order[(left + 1) & 255]!;
		const a = order[(here + top) & 255]!;
		const b = order[(beside + top) & 255]!;
		const c = order[(here + top + 1) & 255]!;
		const d = order[(beside + top + 1) & 255]!;
		const right = fade(u);
		const down = fade(v);
		const upper = (east[a]! * u + south[a]! * v) * (1 - right) + (east[b]! * (u - 1) + south[b]! * v) * right;
		const lower =
			(east[c]! * u + south[c]! * (v - 1)) * (1 - right) + (east[d]! * (u - 1) + south[d]! * (v - 1)) * right;
		return (upper * (1 - down) + lower * down) * 1.6;
	};
}

/** Noise upon finer noise. */
export function layered(field: Field, x: number, y: number, layers: number): number {
	let sum = 0;
	let height = 0.5;
	let scale = 1;
	for (let i = 0; i < layers; i++) {
		sum += height * field(x * scale, y * scale);
		height *= 0.5;
		scale *= 2.03;
	}
	return sum;
}
