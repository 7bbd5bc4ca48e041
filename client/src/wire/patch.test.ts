import { expect, test } from 'vitest';
import { merge } from './patch';

test('what is not named stays', () => {
	expect(merge({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4 } })).toEqual({ a: 1, b: { c: 4, d: 3 } });
});

test('null deletes a key', () => {
	expect(merge({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 });
	expect(merge({ a: { b: 1, c: 2 } }, { a: { b: null } })).toEqual({ a: { c: 2 } });
});

test('a list is replaced whole', () => {
	expect(merge({ a: [1, 2, 3] }, { a: [4] })).toEqual({ a: [4] });
});

test('an object changes a list in places', () => {
	expect(merge({ a: [1, 2, 3] }, { a: { 1: 5, 3: 4 } })).toEqual({ a: [1, 5, 3, 4] });
	expect(merge([{ b: 1, c: 2 }, { b: 3 }], { 0: { b: null, c: 4 } })).toEqual([{ c: 4 }, { b: 3 }]);
	expect(merge([1, 2], { 0: null })).toEqual([null, 2]);
});

test('elements are taken out of a list before others are named', () => {
	expect(merge([1, 2, 3, 4], { '-': [0, 2], 2: 5 })).toEqual([2, 4, 5]);
	expect(merge([{ b: 1 }, { b: 2 }], { '-': [0], 0: { c: 3 } })).toEqual([{ b: 2, c: 3 }]);
});

test('an object that names its type replaces the one before', () => {
	expect(merge({ a: { type: 'x', b: 1 } }, { a: { type: 'y', c: null } })).toEqual({ a: { type: 'y' } });
});

test('an object takes the place of anything else', () => {
	expect(merge({ a: 1 } as unknown, { a: { b: { c: null } } })).toEqual({ a: { b: {} } });
	expect(merge(null as unknown, { a: 1 })).toEqual({ a: 1 });
});

test('the old scene is left as it was', () => {
	const before = { a: { b: 1 } };
	merge(before, { a: { b: 2 } });
	expect(before).toEqual({ a: { b: 1 } });
});

test('nothing reaches the prototype', () => {
	merge({}, JSON.parse('{"__proto__": {"polluted": 1}}'));
	expect({}).not.toHaveProperty('polluted');
});
