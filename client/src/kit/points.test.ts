import { afterEach, expect, test } from 'vitest';
import { words } from '$client/words/words.svelte';
import { company, onScreen, storyOfPoints, wonByPoints, type Counted } from './points';

const seat = (name: string, avatar: number) => ({ name, avatar }) as Counted['table']['seats'][number];

function scene(you: number | null, awaited: number[] = []): Counted {
	const table = { seats: [seat('Ada', 1), seat('Bruno', 2), seat('Cleo', 3)] } as Counted['table'];
	const players = [
		{ status: 'playing', score: 3 },
		{ status: 'left', score: 9 },
		{ status: 'playing', score: 5 },
	];
	return { table, you, awaited, game: { players } };
}

const presence = { here: [0], watching: 0 } as unknown as Parameters<typeof company>[1];

afterEach(() => words.choose('en'));

test('the row under the ribbon has everyone who still plays, and what each has done', () => {
	expect(company(scene(0, [2]), presence)).toMatchObject([
		{ name: 'Ada', standing: 'done', score: 3, away: false },
		{ name: 'Cleo', standing: 'thinking', score: 5, away: true },
	]);
});

test('the shared screen has everyone, the best first, and says who has left or is away', () => {
	expect(onScreen(scene(null, [2]), presence)).toMatchObject([
		{ name: 'Bruno', note: 'Left the game', sealed: false },
		{ name: 'Cleo', note: 'Away', sealed: false },
		{ name: 'Ada', note: '', sealed: true },
	]);
	expect(onScreen(scene(null), presence).some(({ sealed }) => sealed)).toBe(false);
});

test('who won is said in words of the shell', () => {
	expect(wonByPoints(scene(2), [2])).toEqual({ title: 'You win!', text: 'With 5 points.', avatars: [3] });
	expect(wonByPoints(scene(0), [2]).title).toBe('Cleo wins!');
	expect(wonByPoints(scene(null), [0, 2]).title).toBe('Ada and Cleo share it!');
	expect(wonByPoints(scene(null), []).title).toBe('Nobody’s left.');
	words.choose('pl');
	expect(wonByPoints(scene(null), [0]).text).toBe('Z 3 punktami.');
});

test('what is shared speaks of everyone by name', () => {
	expect(storyOfPoints(scene(2), 'Hunch', [2])).toBe(
		'We played Hunch. Cleo wins! Bruno 9, Cleo 5, and Ada 3.',
	);
});
