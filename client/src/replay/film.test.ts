import { expect, test } from 'vitest';
import type { Frames } from '$client/wire/replays';
import { filmOf, indexAt, momentsOf } from './film';

const frames = {
	shared: { game: { round: 1, votes: [0] } },
	yours: { you: null, offers: [] },
	changes: [
		[1000, { game: { votes: { 1: 2 } } }],
		[3000, { game: { round: 2 } }],
		[3000, { game: { votes: [] } }],
	],
} as unknown as Frames;

test('each frame changes the scene before it, and one moment is one shot', () => {
	const film = filmOf(frames);
	expect(film.map(({ moment }) => moment)).toEqual([0, 1000, 3000]);
	expect(film.map(({ scene }) => scene.game)).toEqual([
		{ round: 1, votes: [0] },
		{ round: 1, votes: [0, 2] },
		{ round: 2, votes: [] },
	]);
	expect(film[2]!.scene.you).toBeNull();
});

test('a moment between two shots belongs to the first of them', () => {
	expect([-5, 0, 999, 1000, 2999, 3000, 9000].map((moment) => indexAt([0, 1000, 3000], moment))).toEqual([
		0, 0, 0, 1, 1, 2, 2,
	]);
});

test('side by side there is a step whenever one of them shows something new', () => {
	const other = filmOf({ ...frames, changes: [[2000, {}]] });
	expect(momentsOf([filmOf(frames), other])).toEqual([0, 1000, 2000, 3000]);
});
