import { expect, test } from 'vitest';
import type { HouseNow, MemberNow } from '$client/wire/http-types';
import { liveTables, load, movesAMinute, total } from './house-now';

const member = (name: string, changes: Partial<MemberNow> = {}): MemberNow => ({
	name,
	is_runner: false,
	machine: 'laptop',
	process: 1,
	release: '1',
	uptime: 100,
	cpu_seconds: 10,
	memory_bytes: 1,
	people: 2,
	onlookers: 1,
	screens: 0,
	moves: 50,
	trouble: '',
	...changes,
});

const house = (...members: MemberNow[]): HouseNow => ({
	now: 0,
	stored: 0,
	games: { moons: 2, rorschach: 1 },
	members,
	silent: [],
	tables: [],
	incidents: [],
	newest_report: 0,
	announced: null,
	decks: [],
});

test('people at all gates and tables of all games are added up', () => {
	const both = house(member('a'), member('b', { people: 3 }));
	expect([total(both, 'people'), total(both, 'onlookers'), liveTables(both)]).toEqual([5, 2, 3]);
});

test('after the first look nobody can tell how fast anything goes', () => {
	const now = house(member('a'));
	expect([load(null, now.members[0]!), movesAMinute(null, now)]).toEqual([null, null]);
});

test('load and moves are reckoned between two looks, and a gate that has just come does not count', () => {
	const before = house(member('a'), member('b'));
	const a = member('a', { uptime: 104, cpu_seconds: 11, moves: 54 });
	const now = house(a, member('b', { uptime: 104, moves: 52 }), member('new', { moves: 1000 }));
	expect(load(before, a)).toBe(0.25);
	expect(movesAMinute(before, now)).toBe(90);
});
