import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedNow } from './openings';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

test('every connection is later than the one before, though the clock is set back', () => {
	expect(openedNow()).toBe(1_000_000);
	expect(openedNow()).toBe(1_000_001);
	vi.setSystemTime(500);
	expect(openedNow()).toBe(1_000_002);
	vi.setSystemTime(2_000_000);
	expect(openedNow()).toBe(2_000_000);
});
