import { describe, expect, test } from 'vitest';
import type { Scene, TableView } from '$client/wire/types';
import { cueBetween, cueOfClock } from './cues';
import { SCORES } from './instruments';

const taken = { name: 'Ada', avatar: 1, status: 'taken', ready: true } as const;

/** A scene of a game that nobody has told the shell about. */
function scene(
	phase: string | null,
	awaited: number[] = [],
	{ you = 0, ...table }: Partial<TableView> & { you?: number | null } = {},
): Scene {
	return {
		you,
		table: {
			code: 'MOTH',
			game: 'a-fifth-game',
			options: {},
			least: 2,
			most: 8,
			stage: 'playing',
			match: 1,
			seats: [taken, taken, taken],
			roles: [],
			host: 0,
			locked: false,
			...table,
		},
		may: [],
		game: phase && { phase: { type: phase } },
		offers: [],
		awaited,
		clock: null,
		channels: [],
		removed: [],
		stream: null,
		unread: [],
		written: null,
		audience: null,
		hears: null,
	} as unknown as Scene;
}

describe('what a change sounds like', () => {
	test('it becomes my turn', () => {
		expect(cueBetween(scene('handing', [1]), scene('handing', [0]))).toBe('turn');
	});

	test('it is my turn again in the next phase', () => {
		expect(cueBetween(scene('laying', [0]), scene('voting', [0, 1]))).toBe('turn');
	});

	test('it stays my turn while others seal', () => {
		expect(cueBetween(scene('voting', [0, 1]), scene('voting', [0]))).toBeNull();
	});

	test('I have sealed', () => {
		expect(cueBetween(scene('voting', [0, 1]), scene('voting', [1]))).toBe('seal');
	});

	test('on the shared screen everybody’s seal is heard', () => {
		const nobody = { you: null };
		expect(cueBetween(scene('voting', [0, 1], nobody), scene('voting', [0], nobody))).toBe('seal');
	});

	test('something is turned over', () => {
		expect(cueBetween(scene('voting', [0]), scene('scoring', []))).toBe('reveal');
	});

	test('the game begins', () => {
		const lobby = scene(null, [], { stage: 'lobby' });
		expect(cueBetween(lobby, scene('naming', [2]))).toBe('reveal');
		expect(cueBetween(lobby, scene('naming', [0]))).toBe('turn');
	});

	test('the game ends once', () => {
		const over = scene('finished', [], { stage: 'over' });
		expect(cueBetween(scene('scoring'), over)).toBe('over');
		expect(cueBetween(over, over)).toBeNull();
		expect(cueBetween(over, scene(null, [], { stage: 'lobby' }))).toBeNull();
	});

	test('somebody joins', () => {
		const lobby = (count: number, you: number | null = 0) =>
			scene(null, [], { stage: 'lobby', seats: Array(count).fill(taken), you });
		expect(cueBetween(lobby(1), lobby(2))).toBe('join');
		expect(cueBetween(lobby(2), lobby(1))).toBeNull();
		expect(cueBetween(lobby(1, null), lobby(2, 1)), 'I need not be told').toBeNull();
	});

	test('a game without phases can be played in peace', () => {
		expect(cueBetween(scene(null, [1]), scene(null, [1]))).toBeNull();
	});
});

describe('what a clock of a minute says', () => {
	test.each([
		[60, 59, null],
		[11, 10, 'hurry'],
		[12, 8, 'hurry'],
		[10, 9, null],
		[6, 5, 'tick'],
		[2, 1, 'tick'],
		[1, 0, null],
		[5, 5, null],
		[3, 60, null],
		[null, 4, null],
	] as const)('from %s to %s seconds', (before, left, cue) => {
		expect(cueOfClock(60, before, left)).toBe(cue);
	});

	test('a few seconds of grace do not tick', () => {
		expect(cueOfClock(3, 3, 2)).toBeNull();
	});
});

test.each(Object.entries(SCORES))('%s is short and quiet', (_, strokes) => {
	expect(Math.max(...strokes.map(({ at }) => at))).toBeLessThan(0.6);
	expect(Math.max(...strokes.map(({ loud }) => loud))).toBeLessThan(1);
});
