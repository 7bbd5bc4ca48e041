import { beforeEach, expect, it } from 'vitest';
import { Guesses } from './guesses.svelte';
import type { Guessing } from './types';

const vote = (slot: number) => ({ type: 'vote', slots: [slot] });
const told = (riddle: string | null, slot: number | null = null): Guessing => ({
	...{ type: 'guessing', riddle, guesses: 3, answer: slot === null ? null : vote(slot) },
	...{ right: 0, all_guesses: 0, all_right: 0, points: 0 },
});

beforeEach(() => sessionStorage.clear());

it('counts each guess once, when its answer is told', () => {
	const guesses = new Guesses();
	guesses.hear(told('1-1'), 'BCDF', 1);
	guesses.note(vote(2));
	guesses.note(vote(3));
	expect(guesses.mine).toEqual(vote(3));
	expect(guesses.score).toMatchObject({ right: 0, guessed: 0 });
	guesses.hear(told('1-1', 3), 'BCDF', 2);
	guesses.hear(told('1-1', 3), 'BCDF', 3);
	expect(guesses.isRight).toBe(true);
	expect(guesses.answered).toBe(2);
	expect(guesses.score).toMatchObject({ right: 1, guessed: 1 });
	guesses.hear(told('1-2'), 'BCDF', 4);
	expect(guesses.mine).toBeNull();
	guesses.hear(told('1-2', 1), 'BCDF', 5);
	expect(guesses.score).toMatchObject({ right: 1, guessed: 1 });
});

it('goes on after the page was loaded again, and starts again with the next game', () => {
	const before = new Guesses();
	before.hear(told('1-1'), 'BCDF', 1);
	before.note(vote(2));
	before.hear(told('1-1', 1), 'BCDF', 2);
	const after = new Guesses();
	after.hear(told('1-1', 1), 'BCDF', 3);
	expect(after.mine).toEqual(vote(2));
	expect(after.score).toMatchObject({ right: 0, guessed: 1 });
	const elsewhere = new Guesses();
	elsewhere.hear(told('1-1'), 'GHJK', 3);
	expect(elsewhere.score).toMatchObject({ guessed: 0 });
	after.hear(told('2-1'), 'BCDF', 4);
	expect(after.score).toMatchObject({ right: 0, guessed: 0 });
});

it('does not count a guess whose answer is never told', () => {
	const guesses = new Guesses();
	guesses.hear(told('1-1'), 'BCDF', 1);
	guesses.note(vote(2));
	guesses.hear(told(null), 'BCDF', 2);
	expect(guesses.told).toBeNull();
	guesses.hear(told('1-2', 2), 'BCDF', 3);
	expect(guesses.score).toMatchObject({ guessed: 0 });
});

it('knows the same move however its parts are ordered', () => {
	const guesses = new Guesses();
	guesses.hear(told('1-1'), 'BCDF', 1);
	guesses.note({ slots: [2], type: 'vote' });
	guesses.hear(told('1-1', 2), 'BCDF', 2);
	expect(guesses.isRight).toBe(true);
});
