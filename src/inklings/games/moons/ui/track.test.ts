import { expect, test } from 'vitest';
import { hopsPath, placeOf, tokenPlace } from './track';

const track = { moons: 30, columns: 10, cell: 35, row: 66, radius: 10 };

test('the track winds upwards', () => {
	expect(placeOf(track, 1)).toEqual({ x: 17.5, y: 198 });
	expect(placeOf(track, 10).x).toBe(placeOf(track, 11).x);
	expect(placeOf(track, 11).y).toBeLessThan(placeOf(track, 10).y);
	expect(placeOf(track, 30)).toEqual({ x: 332.5, y: 66 });
});

test('a score beyond the goal stands on it', () => {
	expect(placeOf(track, 34)).toEqual(placeOf(track, 30));
});

test('one hop for each point', () => {
	expect(hopsPath(track, 8, 12, 20).match(/Q/g)).toHaveLength(4);
	expect(hopsPath(track, 29, 34, 20).match(/Q/g)).toHaveLength(1);
	expect(hopsPath(track, 5, 5, 20)).toBe('');
});

test('between two moons a token is in the air', () => {
	expect(tokenPlace(track, 4.5, 20).y).toBe(placeOf(track, 4).y - 20);
});
