import { expect, test } from 'vitest';
import { rolesOf } from './roles';

test('R1: people stand with their team, in the order of their seats', () => {
	expect(rolesOf({ roles: ['lampblack', 'chalk', 'lampblack', 'chalk', 'lampblack'] })).toEqual([
		{ role: 'lampblack', seats: [0, 2, 4] },
		{ role: 'chalk', seats: [1, 3] },
	]);
});

test('where all seats are alike there are no roles', () => {
	expect(rolesOf({ roles: [] })).toEqual([]);
});
