import type { Treatment } from '$client/wire/own-decks';

type Colour = readonly [number, number, number];

/** How a treatment changes a photo: into three inks, or in its own colours with some taken out. */
interface Print {
	/** The inks for what is dark, half dark and light. */
	inks?: readonly [Colour, Colour, Colour];
	/** How much of its colours stays. */
	colour?: number;
	/** How strong the grain is, in steps of light. */
	grain: number;
	/** How much darker the corners are. */
	corners: number;
	/** What the card is made of, and the line around the photo. */
	card: string;
	line: string;
}

export const PRINTS: Record<Treatment, Print> = {
	paper: { colour: 0.92, grain: 4, corners: 0.1, card: '#f4eddd', line: '#1c1815' },
	sepia: {
		inks: [
			[30, 18, 10],
			[146, 98, 58],
			[250, 236, 208],
		],
		grain: 6,
		corners: 0.16,
		card: '#efe2c6',
		line: '#4a3423',
	},
	night: {
		inks: [
			[8, 16, 30],
			[44, 92, 128],
			[252, 238, 190],
		],
		grain: 5,
		corners: 0.2,
		card: '#14222c',
		line: '#f7e7b8',
	},
	grain: { colour: 0.55, grain: 26, corners: 0.34, card: '#1c1815', line: '#f4eddd' },
};

/** Prints a photo, pixel by pixel: in place, and the same each time. */
export function print(pixels: Uint8ClampedArray, width: number, height: number, treatment: Treatment): void {
	const { inks, colour = 1, grain, corners } = PRINTS[treatment];
	let noise = 1;
	for (let y = 0, at = 0; y < height; y++) {
		const down = (2 * y) / height - 1;
		for (let x = 0; x < width; x++, at += 4) {
			const across = (2 * x) / width - 1;
			const shade = 1 - corners * ((across * across + down * down) / 2) ** 2;
			noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
			const speck = (noise / 0x80000000) * grain;
			const light = 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
			for (let channel = 0; channel < 3; channel++) {
				const own = pixels[at + channel]!;
				const printed = inks ? inked(inks, channel, light) : light + (own - light) * colour;
				pixels[at + channel] = printed * shade + speck;
			}
		}
	}
}

/** How much of a channel there is where the photo is so light: from one ink to the next. */
function inked(
	[dark, half, light]: readonly [Colour, Colour, Colour],
	channel: number,
	shine: number,
): number {
	const [from, to] = shine < 128 ? [dark, half] : [half, light];
	return from[channel]! + ((to[channel]! - from[channel]!) * (shine % 128)) / 127;
}
