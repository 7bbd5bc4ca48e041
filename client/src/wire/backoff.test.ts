import { expect, test } from 'vitest';
import { backoff } from './backoff';

const pace = { first: 100, longest: 2_000 };

test('each pause is twice as long as the last one, up to the longest', () => {
	const middle = () => 0.5;
	expect([0, 1, 3, 20].map((failures) => backoff(pace, failures, middle))).toEqual([100, 200, 800, 2000]);
});

test('pauses differ, so that not everybody comes back in the same instant', () => {
	expect([0, 1].map((chance) => backoff(pace, 20, () => chance))).toEqual([1600, 2400]);
});

test('what is tried at once waits only if that did not help', () => {
	const atOnce = { ...pace, atOnce: true };
	expect([0, 1, 2].map((failures) => backoff(atOnce, failures, () => 0.5))).toEqual([50, 200, 400]);
});
