import './words';
import { expect, test } from 'vitest';
import type { Member } from '$client/wire/http-types';
import { sittersOf } from './evenings';

const ada: Member = { member: 'a', name: 'Ada', avatar: 3, games: 9, wins: 1, streak: 0, clues: [] };

test('winners come first, and nobody but members has a name', () => {
	const seats = [
		[null, true, 20, false],
		['a', false, 12, false],
		[null, false, 31, true],
		['left-long-ago', false, 3, false],
	] satisfies Parameters<typeof sittersOf>[0]['seats'];
	const sitters = sittersOf({ match: '1', game: 'moons', ended: 0, seats }, [ada]);
	expect(sitters.map(({ name, score }) => `${name} ${score}`)).toEqual([
		'a guest 31',
		'a bot 20',
		'Ada 12',
		'a guest 3',
	]);
	expect(sitters.filter(({ known }) => known).map(({ name }) => name)).toEqual(['Ada']);
});
