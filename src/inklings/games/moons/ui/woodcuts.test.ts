import { expect, test } from 'vitest';
import { deckName } from './woodcuts';

test.each([
	['amber-otter-lantern', 'amber-otter-lantern'],
	[' Amber  Otter! ', 'amber-otter'],
	['Żółta Gęś', 'zolta-ges'],
	['…', ''],
	['a'.repeat(39) + ' b', 'a'.repeat(39)],
])('%s is the deck %s', (typed, name) => {
	expect(deckName(typed)).toBe(name);
});
