import { merge } from '$client/wire/patch';
import { expect, test } from 'vitest';
import { SHAPES, SUPPLY } from './clouds';
import { actorOf, leftOf, lying, pinnedIn, tossedIn, type PareidoliaScene } from './scene';
import type { CloudView, Offer } from './types';

const RING: CloudView = [3, SHAPES.indexOf('ring'), -200, 10, 90, true];
const PUFF: CloudView = [5, SHAPES.indexOf('puff'), 0, 0, 0, false];

const scene = (clouds: CloudView[], offers: Offer[] = []) =>
	({
		game: { round: { main: 1, clouds }, phase: { type: 'painting' } },
		awaited: [4],
		offers,
	}) as unknown as PareidoliaScene;

test('a cloud of a view is read by what stands where', () => {
	expect(lying([RING])).toEqual([{ id: 3, shape: 'ring', pose: { x: -200, y: 10, turn: 90, flip: true } }]);
});

test('a cloud that stays where it was is the same thing after a change, so that it glides on', () => {
	const before = [RING, PUFF];
	const after = merge(before, { '1': { '2': 40 } });
	expect(lying(after)[0]).toBe(lying(before)[0]);
	expect(lying(after)[1]?.pose.x).toBe(40);
});

test('P1: what is not in the sky is in the supply', () => {
	expect(leftOf(scene([]), 'ring')).toBe(SUPPLY.ring);
	expect(leftOf(scene([RING, PUFF]), 'ring')).toBe(SUPPLY.ring - 1);
	expect(leftOf(scene([RING, PUFF]), 'tower')).toBe(SUPPLY.tower);
});

test('P14: what an artist is not offered is pinned, and nothing is for all others', () => {
	expect(pinnedIn(scene([RING, PUFF], [{ type: 'paint', shapes: [], clouds: [5] }]))).toEqual([3]);
	expect(pinnedIn(scene([RING, PUFF], [{ type: 'guess' }]))).toEqual([]);
});

test('P11: the artist who is awaited has the sky in hand', () => {
	expect(actorOf(scene([]))).toBe(4);
});

test('P9: the first cloud flies in, and no other', () => {
	expect([tossedIn(scene([])), tossedIn(scene([PUFF])), tossedIn(scene([RING, PUFF]))]).toEqual([
		null,
		0,
		null,
	]);
});
