import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Signs } from './signs.svelte';
import type { Heard } from './types';

const shown = (by: number | null, mark: string | null, sign: 'hand' | 'pointer' = 'hand'): Heard => ({
	type: 'heard',
	by,
	talk: { type: 'show', to: 'table', sign, mark },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a sign lasts until the next of its kind by the same seat', () => {
	const signs = new Signs();
	signs.hear(shown(1, 'a'));
	signs.hear(shown(2, 'b'));
	signs.hear(shown(1, 'c', 'pointer'));
	expect([signs.of(1, 'hand'), signs.of(2, 'hand'), signs.of(1, 'pointer')]).toEqual(['a', 'b', 'c']);
	signs.hear(shown(1, 'd'));
	expect(signs.of(1, 'hand')).toBe('d');
});

test('null takes it back', () => {
	const signs = new Signs();
	signs.hear(shown(1, 'a'));
	signs.hear(shown(1, null));
	expect(signs.of(1, 'hand')).toBeNull();
});

test('a sign that is not repeated fades, and one that is repeated stays', () => {
	const signs = new Signs();
	signs.hear(shown(1, 'a'));
	vi.advanceTimersByTime(1000);
	signs.hear(shown(1, 'a'));
	vi.advanceTimersByTime(1000);
	expect(signs.of(1, 'hand')).toBe('a');
	vi.advanceTimersByTime(1000);
	expect(signs.of(1, 'hand')).toBeNull();
});

test('an onlooker makes no signs, and words are none', () => {
	const signs = new Signs();
	signs.hear(shown(null, 'a'));
	signs.hear({ type: 'heard', by: 1, talk: { type: 'say', to: 'table', text: 'a' } });
	expect(signs.of(1, 'hand')).toBeNull();
});
