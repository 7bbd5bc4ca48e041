import { expect, test } from 'vitest';
import type { AlbumGame, SeatView } from '$client/wire/http-types';
import { companions } from './people';

const seat = (name: string): SeatView => ({
	name,
	avatar: 3,
	status: 'taken',
	ready: false,
	bot: null,
	muted: false,
});

const played = (names: string[], winners: number[]): AlbumGame => ({
	match: 1,
	game: 'moons',
	began: 0,
	length: 1,
	seats: names.map(seat),
	winners,
	moments: [],
});

test('everyone who played is named once, with what they won', () => {
	const games = [played(['Ada', 'Bruno'], [1]), played(['Bruno', 'Cleo', 'Ada'], [0, 2])];
	expect(companions({ games, closed: false }).map(({ name, wins }) => [name, wins])).toEqual([
		['Bruno', 2],
		['Ada', 1],
		['Cleo', 0],
	]);
});
