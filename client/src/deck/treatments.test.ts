import { expect, test } from 'vitest';
import { TREATMENTS } from '$client/wire/own-decks';
import { cut, SHAPE } from './card';
import { print } from './treatments';

/** A square of four pixels a side, the same colour everywhere. */
function square(red: number, green: number, blue: number): Uint8ClampedArray {
	return new Uint8ClampedArray(Array.from({ length: 16 }, () => [red, green, blue, 255]).flat());
}

test('a wide photo is cut at its sides and a tall one above and below, where one likes', () => {
	expect(cut(900, 300, 1, 0)).toEqual({ x: 0, y: 0, width: 300, height: 300 });
	expect(cut(900, 300, 1, 0.5)).toEqual({ x: 300, y: 0, width: 300, height: 300 });
	expect(cut(300, 900, 1, 1)).toEqual({ x: 0, y: 600, width: 300, height: 300 });
	expect(cut(640, 960, SHAPE, 0.5)).toEqual({ x: 0, y: 0, width: 640, height: 960 });
});

test.each(TREATMENTS)(
	'printed as %s, a photo comes out the same each time, and light stays light',
	(treatment) => {
		const [one, two, dark] = [square(220, 220, 220), square(220, 220, 220), square(20, 20, 20)];
		for (const pixels of [one, two, dark]) print(pixels, 4, 4, treatment);
		expect(one).toEqual(two);
		const sum = (pixels: Uint8ClampedArray) => pixels.reduce((all, value) => all + value, 0);
		expect(sum(one)).toBeGreaterThan(2 * sum(dark) - 16 * 255);
		expect(one[3]).toBe(255);
	},
);

test('in inks, the colours of the photo no longer matter', () => {
	const [red, grey] = [square(200, 0, 0), square(60, 60, 60)];
	for (const pixels of [red, grey]) print(pixels, 4, 4, 'night');
	expect(red.every((value, at) => Math.abs(value - grey[at]!) <= 1)).toBe(true);
});
