import { afterEach, expect, test, vi } from 'vitest';
import cases from '../../../src/inklings/kernel/text_cases.json';
import { cut, fits, graphemes, tidy, upTo } from './typed';

const counts = cases.counts as [string, number][];
const limits = cases.limits as [string, number, boolean][];

afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetModules();
});

test.each(counts)('%j has as many characters as the house counts', (text, count) => {
	expect(graphemes(tidy(text)).length).toBe(count);
});

test.each(limits)('%j of at most %d characters fits as it does at the house', (text, most, allowed) => {
	expect(fits(text, most)).toBe(allowed);
});

test('a browser that cannot count characters lets through nothing that is too long', async () => {
	vi.stubGlobal('Intl', {});
	vi.resetModules();
	const plain = await import('./typed');
	const long = limits.filter(([text, most]) => graphemes(tidy(text)).length > most);
	for (const [text, most] of long) expect(plain.fits(text, most)).toBe(false);
	for (const [text, count] of counts)
		expect(plain.graphemes(plain.tidy(text)).length).toBeGreaterThanOrEqual(count);
});

test('what is too long is cut between characters, where it was typed', () => {
	expect(cut('abcdef', '', 4)).toBe('abcd');
	expect(cut('abXY', 'cd', 4)).toBe('ab');
	expect(cut('👍🏽👍🏽👍🏽', '', 2)).toBe('👍🏽👍🏽');
	expect(cut('x' + '\u0301'.repeat(40), '', 20)).toBe('');
	expect(cut('', 'longer than that', 4)).toBe('');
});

test('what somebody pastes is cut in no time', () => {
	const begun = performance.now();
	expect(cut('ab'.repeat(50_000), '', 200)).toHaveLength(200);
	expect(performance.now() - begun).toBeLessThan(5000);
});

function field(value: string, at = value.length): HTMLInputElement {
	const input = document.createElement('input');
	upTo(4)(input);
	input.value = value;
	input.setSelectionRange(at, at);
	return input;
}

test('a field keeps its limit, and its caret', () => {
	const input = field('abXcd', 3);
	const seen: string[] = [];
	input.addEventListener('input', () => seen.push(input.value));
	input.dispatchEvent(new InputEvent('input'));
	expect([input.value, input.selectionStart, seen]).toEqual(['abcd', 2, ['abcd']]);
});

test('a field waits until a composed character is done', () => {
	const input = field('한국어한ㄱ');
	input.dispatchEvent(new InputEvent('input', { isComposing: true }));
	expect(input.value).toBe('한국어한ㄱ');
	input.dispatchEvent(new CompositionEvent('compositionend'));
	expect(input.value).toBe('한국어한');
});

test('half a character is left out', () => {
	expect(tidy(' a\ud83d  b ')).toBe('a b');
});
