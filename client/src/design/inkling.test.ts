import { expect, test } from 'vitest';
import { INKS, inkling, isAutomaton, seedFor } from './blot/inkling';

test('the same seed always grows the same inkling', () => {
	expect(inkling(1117)).toBe(inkling(1117));
	expect(inkling(1117).body).toMatch(/^M.+Z$/);
	expect(inkling(1117).eyes.length).toBeGreaterThan(0);
});

test('a newcomer wears an ink that nobody at the table wears', () => {
	const taken: number[] = [];
	for (const name of ['Ada', 'Bruno', 'Celeste', 'Dov', 'Edda', 'Fitz', 'Gus', 'Hanna', 'Ines', 'Juno']) {
		taken.push(seedFor(name, taken));
	}
	expect(new Set(taken.map((seed) => seed % INKS.length)).size).toBe(INKS.length);
	expect(taken.every((seed) => seed >= 0 && seed <= 9999)).toBe(true);
});

test('no person can wear a winding key, and every inkling has a head to put one into', () => {
	expect(isAutomaton(seedFor('Ada'))).toBe(false);
	expect(isAutomaton(10_000)).toBe(true);
	for (let seed = 10_000; seed < 20_000; seed += 397) {
		expect(inkling(seed).crown).toBeGreaterThan(0);
		expect(inkling(seed).crown).toBeLessThan(45);
	}
});
