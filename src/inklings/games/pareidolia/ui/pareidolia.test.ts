import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OUTLINES, SHAPES, SKY } from './clouds';
import { drawn } from './drawn';
import { toSky } from './fingers';
import { handOf, marked, type Hand } from './hand';
import { cloudsAt, meant } from './hit';
import { Paced } from './pace';
import {
	distance,
	flipped,
	kept,
	MIDDLE,
	onTheWay,
	placed,
	turnedBy,
	twisted,
	twistOf,
	unplaced,
} from './poses';
import { Recall } from './recall.svelte';
import type { Lying, Pose } from './scene';

const pose = (x: number, y: number, turn = 0, flip = false): Pose => ({ x, y, turn, flip });
const ring: Lying = { id: 1, shape: 'ring', pose: pose(100, 0) };
const puff: Lying = { id: 2, shape: 'puff', pose: pose(-150, 40, 90, true) };
const over: Lying = { id: 3, shape: 'puff', pose: pose(190, 0) };

test('a cloud is hit where it is drawn, turned and flipped as it lies', () => {
	const corner = OUTLINES.puff[0]!.find(({ x }) => x > 100)!;
	const inside = placed({ x: corner.x * 0.9, y: corner.y * 0.9 }, puff.pose);
	expect(cloudsAt([ring, puff], inside)).toEqual([2]);
	expect(cloudsAt([ring, puff], { x: -300, y: 300 })).toEqual([]);
});

test('the hole of a ring is a hole, and a finger beside a cloud means it', () => {
	expect(cloudsAt([ring], { x: 100, y: 0 })).toEqual([]);
	const edge = Math.max(...OUTLINES.ring[0]!.map(({ x }) => x));
	expect(cloudsAt([ring], { x: 100 + edge + 10, y: 20 })).toEqual([1]);
});

test('P15: where clouds overlap, the highest is meant first and the next one at the next tap', () => {
	const under = cloudsAt([ring, over], { x: 165, y: 0 });
	expect(under).toEqual([3, 1]);
	expect(meant(under, null)).toBe(3);
	expect(meant(under, 3)).toBe(1);
	expect(meant(under, 1)).toBe(3);
	expect(meant([], 3)).toBeNull();
});

test('a point of the cloud and a point of the sky are one another’s way back', () => {
	const there = placed({ x: 12, y: -30 }, puff.pose);
	const back = unplaced(there, puff.pose);
	expect(back.x).toBeCloseTo(12);
	expect(back.y).toBeCloseTo(-30);
});

test('P24: a finger points at the same cloud however its owner has turned the sky', () => {
	const box = { left: 0, top: 0, width: 300, height: 400 } as DOMRect;
	expect(toSky({ x: 150, y: 200 }, box, 45)).toEqual(MIDDLE);
	const right = toSky({ x: 250, y: 200 }, box, 0);
	const turned = toSky({ x: 250, y: 200 }, box, 90);
	expect(right.y).toBeCloseTo(0);
	expect(turned.x).toBeCloseTo(0);
	expect(turned.y).toBeCloseTo(-right.x);
});

test('two fingers carry and turn', () => {
	const twist = twistOf(
		[
			{ x: 0, y: 0 },
			{ x: 100, y: 0 },
		],
		[
			{ x: 20, y: -40 },
			{ x: 20, y: 60 },
		],
	);
	expect(twist.turn).toBeCloseTo(90);
	expect(twisted(pose(0, 0, 300), twist)).toEqual(pose(-30, 10, 30));
});

test('a flip mirrors left and right as its viewer sees it', () => {
	const view = 30;
	const mirrored = flipped(pose(0, 0, 40), view);
	const before = placed({ x: 50, y: 20 }, pose(0, 0, 40 + view));
	const after = placed({ x: 50, y: 20 }, { ...mirrored, turn: mirrored.turn + view });
	expect(after.x).toBeCloseTo(-before.x);
	expect(after.y).toBeCloseTo(before.y);
	expect(flipped(mirrored, view)).toEqual(pose(0, 0, 40));
});

test.each(SHAPES)('P12: a hand keeps a %s within the sky, in whole numbers', (shape) => {
	for (const wish of [pose(499, 0), pose(-380.4, 371.6, 213), pose(2000, -900, 77, true)]) {
		const lies = kept(shape, wish);
		expect([lies.x, lies.y, lies.turn].every(Number.isInteger)).toBe(true);
		expect(OUTLINES[shape][0]!.every((point) => distance(placed(point, lies), MIDDLE) <= SKY)).toBe(true);
	}
	expect(kept(shape, pose(40, -60, 12, true))).toEqual(pose(40, -60, 12, true));
});

test('a cloud turns the shorter way round', () => {
	const way = onTheWay(pose(0, 0, 350), pose(10, 0, 10));
	expect(way(0.5)).toMatchObject({ x: 5, turn: 360 });
	expect(way(1)).toMatchObject({ x: 10, turn: 10 });
	expect(turnedBy(pose(0, 0, 350), 15).turn).toBe(5);
});

test.each<Hand>([
	{ type: 'move', cloud: 12345, pose: pose(-500, 500, 359, true) },
	{ type: 'place', shape: 'tower', pose: pose(1, -2) },
	{ type: 'nudge', stroke: [-500, 0, 3, 500] },
	{ type: 'remove', cloud: 7 },
])('a hand can be read from its mark: %o', (hand) => {
	expect(marked(hand)).toMatch(/^[A-Za-z0-9_.,:;+-]{1,80}$/);
	expect(handOf(marked(hand))).toEqual(hand);
});

test.each([
	null,
	'',
	'x',
	'm',
	'm:1:2',
	'm:1:501:0:0:0',
	'p:9:0:0:0:0',
	'n:1:2:3',
	'n:1:2:3:600',
	'r:a',
	'm:1:NaN:0:0:0',
	'r:1:2',
])('a mark that makes no sense shows nothing: %s', (mark) => expect(handOf(mark)).toBeNull());

test('what a hand carries lies on top, and a hand that carries nothing changes nothing', () => {
	const clouds = [ring, over];
	const lifted = drawn(clouds, { hand: { type: 'move', cloud: 1, pose: pose(5, 6) } });
	expect(lifted.map(({ cloud, mark }) => [cloud, mark])).toEqual([
		[3, null],
		[1, 'seen'],
	]);
	expect(drawn(clouds, { hand: { type: 'move', cloud: 99, pose: pose(5, 6) } })).toEqual(drawn(clouds));
	expect(drawn(clouds, { pinned: [3] }).map(({ mark }) => mark)).toEqual([null, 'pinned']);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hand is shown at most fifteen times a second, its last place always', () => {
	const shown: (string | null)[] = [];
	const paced = new Paced(
		(mark) => shown.push(mark),
		() => Date.now(),
	);
	for (let step = 0; step < 100; step++) {
		paced.set(`${step}`);
		vi.advanceTimersByTime(10);
	}
	expect(shown.length).toBeLessThanOrEqual(15);
	vi.advanceTimersByTime(100);
	expect(shown.at(-1)).toBe('99');
});

test('a hand that rests is shown again, and one that lets go says so once', () => {
	const shown: (string | null)[] = [];
	const paced = new Paced(
		(mark) => shown.push(mark),
		() => Date.now(),
	);
	paced.set('a');
	vi.advanceTimersByTime(1300);
	expect(shown).toEqual(['a', 'a', 'a']);
	paced.set(null);
	vi.advanceTimersByTime(3000);
	expect(shown).toEqual(['a', 'a', 'a', null]);
	paced.set('b');
	paced.rest();
	vi.advanceTimersByTime(3000);
	expect(shown.at(-1)).toBe('b');
});

test('P17: a guess that came too fast is back in the field, unless something newer is there', () => {
	const recall = new Recall();
	recall.text = ' whale ';
	expect(recall.sent()).toBe('whale');
	recall.unsent('whale');
	expect(recall.text).toBe('whale');
	recall.sent();
	recall.text = 'sn';
	recall.unsent('whale');
	expect(recall.text).toBe('sn');
});

test('Up recalls what was guessed before, the newest first', () => {
	const recall = new Recall();
	for (const word of ['teapot', 'whale', 'teapot', 'shoe']) {
		recall.text = word;
		recall.sent();
	}
	const back: string[] = [];
	for (let step = 0; step < 4; step++) {
		recall.step(1);
		back.push(recall.text);
	}
	expect(back).toEqual(['shoe', 'teapot', 'whale', 'whale']);
	recall.step(-1);
	recall.step(-1);
	recall.step(-1);
	expect(recall.text).toBe('');
});
