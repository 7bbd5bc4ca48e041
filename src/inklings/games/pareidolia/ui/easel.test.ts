import { beforeEach, expect, test, vi } from 'vitest';
import { SHAPES } from './clouds';
import { Easel } from './easel.svelte';
import { EaselTouch } from './easel-touch';
import type { PareidoliaScene } from './scene';
import type { Action, CloudView, Offer, PaintOffer } from './types';

const [PUFF_KIND, CRESCENT_KIND, RING_KIND, TOWER_KIND] = (
	['puff', 'crescent', 'ring', 'tower'] as const
).map((shape) => SHAPES.indexOf(shape)) as [number, number, number, number];
const RING: CloudView = [4, RING_KIND, -200, 0, 0, false];
const PUFF: CloudView = [7, PUFF_KIND, 100, 100, 0, false];
const TOWER: CloudView = [9, TOWER_KIND, 250, -220, 0, false];
const PAINT: PaintOffer = {
	type: 'paint',
	shapes: [PUFF_KIND, CRESCENT_KIND],
	clouds: [4, 7],
	stroke: [0, 0, 10, 0],
};
const ON_RING = { x: -130, y: 0 };
const ON_PUFF = { x: 100, y: 100 };
const ON_TOWER = { x: 250, y: -220 };
const EMPTY = { x: -100, y: -300 };

let sent: Action[];
let answered: Promise<void>;
let refused: number;
let offers: Offer[];
let easel: Easel;
let touch: EaselTouch;

const tap = (at: { x: number; y: number }) => {
	touch.down(at);
	touch.up(at, true);
};
const drag = (from: { x: number; y: number }, to: { x: number; y: number }) => {
	touch.down(from);
	touch.move(to);
	touch.up(to, false);
};

beforeEach(() => {
	[sent, refused, answered] = [[], 0, Promise.resolve()];
	offers = [PAINT];
	easel = new Easel({
		scene: () => ({ game: { round: { clouds: [RING, PUFF, TOWER] } }, offers }) as unknown as PareidoliaScene,
		view: () => 0,
		send: async (action) => {
			sent.push(action);
			await answered;
			return true;
		},
		stays: () => (refused += 1),
	});
	touch = new EaselTouch(easel, () => 0);
});

test('P12: a cloud is dragged, turned and flipped, and moves when its artist is done', async () => {
	drag(ON_PUFF, { x: 140, y: 60 });
	easel.turn(15);
	easel.flip();
	expect(sent).toEqual([]);
	await easel.finish();
	expect(sent).toEqual([{ type: 'move', cloud: 7, pose: { x: 140, y: 60, turn: 345, flip: true } }]);
});

test('P12: a cloud is tapped, and the sky where it is to go', async () => {
	tap(ON_RING);
	expect(easel.subject).toBe(4);
	expect(easel.held?.put).toBe(false);
	tap(EMPTY);
	await easel.finish();
	expect(sent).toEqual([{ type: 'move', cloud: 4, pose: { x: -100, y: -300, turn: 0, flip: false } }]);
});

test('P12: a shape of the supply is put where the sky is tapped, over another cloud as well', async () => {
	easel.take('crescent');
	tap(ON_PUFF);
	await easel.finish();
	expect(sent).toEqual([
		{ type: 'place', shape: 'crescent', pose: { x: 100, y: 100, turn: 0, flip: false } },
	]);
});

test('P13: a shape that is used up is not taken', () => {
	easel.take('ring');
	expect(easel.held).toBeNull();
});

test('P14: what the partner has just done is neither moved nor removed', async () => {
	drag(ON_TOWER, EMPTY);
	tap(ON_TOWER);
	easel.use('remove');
	tap(ON_TOWER);
	easel.choose(9);
	await easel.finish();
	expect([easel.held, easel.chosen, sent, refused]).toEqual([null, null, [], 4]);
});

test('a cloud that is chosen to be taken away stays chosen while others act', async () => {
	easel.use('remove');
	touch.down(ON_RING);
	offers = [...offers, { type: 'accept', guesses: [1] }];
	touch.up(ON_RING, false); // a finger that trembled is a finger that chose
	expect(easel.chosen).toBe(4);
	offers = [...offers];
	await easel.finish();
	expect(sent).toEqual([{ type: 'remove', cloud: 4 }]);
});

test('an answer that comes late takes nothing out of the hand', async () => {
	let answer: () => void = () => expect.unreachable();
	answered = new Promise((resolve) => (answer = resolve));
	easel.use('nudge');
	drag({ x: -400, y: 0 }, { x: -250, y: 10 });
	easel.use('remove');
	tap(ON_RING);
	expect(easel.chosen).toBe(4);
	answer();
	await vi.waitFor(() => expect(easel.busy).toBe(false));
	expect(easel.chosen).toBe(4);
	await easel.finish();
	expect(sent.at(-1)).toEqual({ type: 'remove', cloud: 4 });
});

test('P12: a stroke is sent when the finger lifts', () => {
	easel.use('nudge');
	drag({ x: -400, y: 0.4 }, { x: -250.2, y: 10 });
	expect(sent).toEqual([{ type: 'nudge', x: -400, y: 0, to_x: -250, to_y: 10 }]);
});

test('two taps are a stroke', async () => {
	easel.use('nudge');
	tap({ x: 0, y: 0 });
	expect(sent).toEqual([]);
	tap({ x: 50, y: 20 });
	expect(sent).toEqual([{ type: 'nudge', x: 0, y: 0, to_x: 50, to_y: 20 }]);
});

test('arrows aim a stroke from a cloud', async () => {
	easel.use('nudge');
	easel.choose(7);
	easel.step({ x: 60, y: 0 });
	easel.step({ x: 0, y: -12 });
	await easel.finish();
	expect(sent).toEqual([{ type: 'nudge', x: 100, y: 100, to_x: 160, to_y: 88 }]);
});

test('two fingers turn what is held, and nothing if nothing is', () => {
	touch.down(EMPTY);
	touch.pair();
	touch.twist({ by: { x: 5, y: 5 }, turn: 40 });
	expect(easel.held).toBeNull();
	touch.up(EMPTY, false);
	tap(ON_PUFF);
	touch.down(EMPTY);
	touch.pair();
	touch.twist({ by: { x: 5, y: -5 }, turn: 40 });
	touch.up(EMPTY, false);
	expect(easel.held?.pose).toEqual({ x: 105, y: 95, turn: 40, flip: false });
});

test('two fingers that turn the sky neither push nor choose', () => {
	for (const tool of ['nudge', 'remove'] as const) {
		easel.use(tool);
		touch.down(ON_RING);
		touch.pair();
		touch.twist({ by: { x: 50, y: 0 }, turn: 40 });
		touch.up(EMPTY, false);
	}
	expect([sent, easel.chosen, easel.stroke]).toEqual([[], null, null]);
});

test('P9: a shape is tossed to where it is flicked, tapped or aimed, and never outside', async () => {
	offers = [{ type: 'toss' }];
	easel.take('puff');
	tap({ x: 900, y: 0 });
	await vi.waitFor(() => expect(easel.busy).toBe(false));
	easel.step({ x: 0, y: -60 });
	await easel.finish();
	expect(sent).toEqual([
		{ type: 'toss', shape: 'puff', x: 500, y: 0 },
		{ type: 'toss', shape: 'puff', x: 0, y: -60 },
	]);
});
