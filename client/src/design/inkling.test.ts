import { expect, test } from 'vitest';
import grown from '../../../src/inklings/postcards/cases/inklings.json';
import { INKS, inkOf, inkling, isAutomaton, seedFor } from './blot/inkling';

test('the same seed always grows the same inkling, and then it is there at once', async () => {
	expect(inkling(1117)).toBe(inkling(1117));
	const { body, eyes } = await inkling(1117);
	expect(body).toMatch(/^M.+Z$/);
	expect(eyes.length).toBeGreaterThan(0);
	expect(inkling(1117)).toHaveProperty('body', body);
});

test('postcards, which the server draws, show the same inklings', async () => {
	for (const [seed, one] of Object.entries(grown)) expect(await inkling(Number(seed))).toEqual(one);
});

test('a newcomer wears an ink that nobody at the table wears', () => {
	const taken: number[] = [];
	for (const name of ['Ada', 'Bruno', 'Celeste', 'Dov', 'Edda', 'Fitz', 'Gus', 'Hanna', 'Ines', 'Juno']) {
		taken.push(seedFor(name, taken));
	}
	expect(new Set(taken.map(inkOf)).size).toBe(INKS.length);
	expect(taken.every((seed) => seed >= 0 && seed <= 9999)).toBe(true);
});

test('no person can wear a winding key, and every inkling has a head to put one into', async () => {
	expect(isAutomaton(seedFor('Ada'))).toBe(false);
	expect(isAutomaton(10_000)).toBe(true);
	for (let seed = 10_000; seed < 20_000; seed += 397) {
		const { crown } = await inkling(seed);
		expect(crown).toBeGreaterThan(0);
		expect(crown).toBeLessThan(45);
	}
});
