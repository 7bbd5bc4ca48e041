import { layered, noise, random } from './noise';
import { outline } from './outline';

export interface Eye {
	x: number;
	y: number;
	r: number;
}

export interface Inkling {
	body: string;
	eyes: Eye[];
	/** How high the head reaches. */
	crown: number;
}

/** Fill and pattern of each ink: nobody is told apart by colour alone. */
export const INKS = [
	{ fill: '#1D4E79', pattern: '' },
	{
		fill: '#A62B1F',
		pattern: '<path d="M-2 8L8 -2M4 12L12 4" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>',
	},
	{
		fill: '#D9992B',
		pattern:
			'<g fill="#1E1A17" fill-opacity=".6"><circle cx="3" cy="3" r="1.5"/><circle cx="8" cy="8" r="1.5"/></g>',
	},
	{
		fill: '#2F8A78',
		pattern:
			'<path d="M0 3q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0" stroke="#fff" stroke-opacity=".55" fill="none" stroke-width="1.4"/>',
	},
	{
		fill: '#6B4426',
		pattern: '<path d="M0 0L10 10M10 0L0 10" stroke="#fff" stroke-opacity=".42" stroke-width="1.3"/>',
	},
	{
		fill: '#55626B',
		pattern: '<circle cx="5" cy="5" r="3" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>',
	},
	{
		fill: '#D98A86',
		pattern: '<path d="M2 -2L12 8M-2 4L6 12" stroke="#1E1A17" stroke-opacity=".5" stroke-width="1.8"/>',
	},
	{
		fill: '#1E1A17',
		pattern: '<path d="M5 2v6M2 5h6" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>',
	},
	{
		fill: '#7C8B2E',
		pattern: '<path d="M2.5 0V10M7.5 0V10" stroke="#1E1A17" stroke-opacity=".45" stroke-width="1.6"/>',
	},
	{ fill: '#6FA9CF', pattern: '<path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#1E1A17" fill-opacity=".3"/>' },
] as const;

/** What a person can choose from; from here on an inkling is a bot and carries a winding key. */
const SEEDS = 10_000;
const grown = new Map<number, Inkling | Promise<Inkling>>();
const pause = () => new Promise<void>((over) => setTimeout(over));
let growing: Promise<unknown> = Promise.resolve();

export function isAutomaton(seed: number): boolean {
	return seed >= SEEDS;
}

/**
 * The inkling of a seed: its last digit is the ink, the rest the shape. One that was seen before is there at once.
 * Others grow one after the other, between other work: a whole company would keep an old phone from answering.
 */
export function inkling(seed: number): Inkling | Promise<Inkling> {
	let known = grown.get(seed);
	if (!known) {
		known = growing.then(() => grow(seed));
		grown.set(seed, known);
		growing = known.then((one) => grown.set(seed, one));
	}
	return known;
}

export function inkOf(seed: number): number {
	return seed % INKS.length;
}

/** The seed that a name suggests, in an ink that nobody at the table wears yet. */
export function seedFor(name: string, taken: readonly number[] = []): number {
	let hash = 7;
	for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
	const worn = new Set(taken.map(inkOf));
	for (let i = 0; i < INKS.length; i++) {
		if (!worn.has((hash + i) % INKS.length)) return (hash + i) % SEEDS;
	}
	return hash % SEEDS;
}

async function grow(seed: number): Promise<Inkling> {
	const shape = `inkling ${Math.floor(seed / INKS.length)}`;
	const field = noise(shape);
	const next = random(shape);
	const kind = Math.floor(next() * 4);
	const limbs = [18, 52, 84].map((height) => ({
		x: 12 + next() * 22,
		y: height + next() * 8 - 4,
		r: 8 + next() * 8,
	}));
	const flesh = (x: number, y: number) => {
		const fromFold = Math.abs(x - 50);
		const X = fromFold + layered(field, fromFold * 0.045, y * 0.045, 3) * 14;
		const Y = y + layered(field, fromFold * 0.045 + 40, y * 0.045, 3) * 10;
		let density = 1 / ((X / 27) ** 2 + ((Y - 50) / 30) ** 2 + 0.2);
		for (const limb of limbs) {
			density += 0.62 / (((X - limb.x) ** 2 + (Y - limb.y) ** 2) / limb.r ** 2 + 0.3);
		}
		return density - 1.05 - ((fromFold / 47) ** 8 + (Math.abs(y - 50) / 47) ** 8);
	};
	const body = await outline(flesh, 100, 2.5, 30, pause);
	let crown = 0;
	while (crown < 50 && flesh(50, crown) <= 0) crown += 1;
	const oneEyed = kind === 2 && next() > 0.45;
	const y = 42 + next() * 8;
	const apart = 9 + next() * 4;
	const r = oneEyed ? 12 : 7.5 + next() * 2.5;
	const eyes = oneEyed ? [{ x: 50, y, r }] : [-apart, apart].map((x) => ({ x: 50 + x, y, r }));
	if (kind === 3) eyes.push({ x: 50, y: y - 14, r: r * 0.7 });
	return { body, eyes, crown };
}
