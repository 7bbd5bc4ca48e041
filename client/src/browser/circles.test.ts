import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { circleAddress, circles, circleWith, isCircleKey } from './circles.svelte';
import { token } from './token';

beforeEach(() => {
	for (const { key } of circles.kept) circles.drop(key);
	localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const heard = (value: string) =>
	window.dispatchEvent(new StorageEvent('storage', { key: 'inklings.circles', newValue: value }));

test('a circle has a key and a secret that the house takes', () => {
	const circle = circleWith(token(32));
	expect(circle.secret).toMatch(/^[\w-]{32}$/);
	expect(circleWith(circle.key).secret).not.toBe(circle.secret);
});

test('what is known of a circle grows, and it is dropped', () => {
	const thursday = { ...circleWith(token(32)), name: 'Thursday' };
	const sunday = { ...circleWith(token(32)), name: 'Sunday', id: 's1' };
	circles.keep(thursday);
	circles.keep(sunday);
	circles.keep({ ...thursday, id: 't1' });
	expect(circles.kept.map(({ name }) => name)).toEqual(['Thursday', 'Sunday']);
	expect(circles.withId('t1')).toEqual({ ...thursday, id: 't1' });
	circles.drop(thursday.key);
	expect(circles.withKey(thursday.key)).toBeUndefined();
	expect(JSON.parse(localStorage.getItem('inklings.circles')!)).toEqual([sunday]);
});

test('another window of this browser keeps the same', () => {
	const circle = circleWith(token(32));
	heard(JSON.stringify([circle]));
	expect(circles.kept).toEqual([circle]);
});

test.each(['', '{}', 'null', '[null, {"key": "short"}]', '[{'])('%s is no circle', (text) => {
	heard(text || '[]');
	expect(circles.kept).toEqual([]);
});

test('a browser that stores nothing keeps circles as long as the page is open', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('blocked', 'SecurityError');
	});
	const circle = circleWith(token(32));
	circles.keep(circle);
	expect(circles.withKey(circle.key)).toEqual(circle);
});

test('a key that was cut off is none', () => {
	expect([isCircleKey(token(32)), isCircleKey('abc'), isCircleKey(null)]).toEqual([true, false, false]);
});

test('the address has no key once the house has told the id', () => {
	const circle = circleWith(token(32));
	expect(circleAddress(circle)).toBe(`/circle#key=${circle.key}`);
	expect(circleAddress({ ...circle, id: 'c1' })).toBe('/circle#id=c1');
});
