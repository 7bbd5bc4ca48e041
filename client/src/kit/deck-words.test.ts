import { afterEach, expect, test } from 'vitest';
import { words } from '$client/words/words.svelte';
import { alsoSaid, inBrief, said } from './deck-words';

afterEach(() => words.choose('en'));

test('everybody reads their own language first', () => {
	const cat = { en: 'cat', pl: 'kot' };
	expect([said(cat), alsoSaid(cat)]).toEqual(['cat', 'kot']);
	words.choose('pl');
	expect([said(cat), alsoSaid(cat)]).toEqual(['kot', 'cat']);
});

test('a table of one language has its words only in that', () => {
	words.choose('pl');
	expect([said({ en: 'cat' }), alsoSaid({ en: 'cat' })]).toEqual(['cat', '']);
});

test('what is the same in both is said once, and what is hidden is not said', () => {
	expect([said({ en: 'robot', pl: 'robot' }), alsoSaid({ en: 'robot', pl: 'robot' })]).toEqual(['robot', '']);
	expect([said(null), alsoSaid(undefined)]).toEqual(['', '']);
});

test('a long word is cut on a button, and no character in half', () => {
	expect(inBrief('traffic jam')).toBe('traffic jam');
	expect(inBrief('👩🏽‍🚀'.repeat(5), 3)).toBe('👩🏽‍🚀👩🏽‍🚀…');
});
