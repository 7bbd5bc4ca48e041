import { expect, test } from 'vitest';
import cases from '../../../src/inklings/own_decks/words_cases.json';
import { inMessages, MOST, readPasted, same } from './own-words';

test.each(cases)('what is taken of $pasted, and why the rest is not', ({ pasted, taken, ...left }) => {
	expect(readPasted(pasted)).toEqual({ taken, left });
});

test('there is an end to a list', () => {
	const many = Array.from({ length: MOST + 2 }, (_, number) => `w${number}`);
	const { taken, left } = readPasted(many.join(','));
	expect(taken).toHaveLength(MOST);
	expect(left).toEqual({ many: ['w500', 'w501'] });
});

test('case, accents, blanks and hyphens do not make another word', () => {
	expect(same('Ice-Cream')).toBe(same('ice cream'));
	expect(same('Łódź')).toBe(same('lodz'));
	expect(same('סֵפֶר')).not.toBe(same('ספר'));
});

test('five hundred long words go in messages that the house reads, and in their order', () => {
	const words = Array.from({ length: MOST }, (_, number) => `${number} ${'ż'.repeat(36)}`);
	const parts = inMessages(words);
	expect(parts.flat()).toEqual(words);
	for (const part of parts) {
		const ask = { type: 'ask', id: 'x'.repeat(40), ask: { type: 'set_words', words: part, after: MOST } };
		expect(new TextEncoder().encode(JSON.stringify(ask)).length).toBeLessThan(4096);
	}
	expect(parts.length).toBeGreaterThan(1);
});
