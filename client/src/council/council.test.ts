import { expect, test } from 'vitest';
import { leaningOf, otherProposals, sealers, unsealed } from './council';
import type { CouncilView } from './types';

const council: CouncilView = {
	group: [0, 2, 4, 6],
	leanings: [
		{ seat: 2, choice: 7, sealed: true },
		{ seat: 0, choice: 3, sealed: false },
		{ seat: 4, choice: 7, sealed: false },
	],
	moving: null,
};

test('a leaning is found by its seat', () => {
	expect(leaningOf(council, 4)).toBe(7);
	expect(leaningOf(council, 6)).toBeNull();
	expect(leaningOf(council, null)).toBeNull();
});

test('proposals other than yours come with everybody who makes them', () => {
	expect(otherProposals(council, 0, 3)).toEqual([{ choice: 7, seats: [2, 4] }]);
	expect(otherProposals(council, 4, 7)).toEqual([{ choice: 3, seats: [0] }]);
	expect(otherProposals(council, 6, null)).toHaveLength(2);
});

test('those who have not sealed are waited for', () => {
	expect(sealers(council)).toEqual([2]);
	expect(unsealed(council)).toEqual([0, 4, 6]);
});
