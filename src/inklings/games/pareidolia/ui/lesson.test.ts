import { alsoSaid, said } from '$client/kit/deck-words';
import { expect, test } from 'vitest';
import { cat, EAR, nearEar, nudged, painting, sawSnail, STRAY, WHISKER } from './lesson';
import { kept } from './poses';

const begun = cat(1, null, null);

test('every cloud of the lesson lies in the sky', () => {
	for (const { shape, pose } of [...begun, ...cat(1, EAR, WHISKER)]) expect(kept(shape, pose)).toEqual(pose);
});

test('an ear is wanted where it is missing, and not anywhere else', () => {
	expect(nearEar({ x: EAR.x + 60, y: EAR.y - 60 })).toBe(true);
	expect(nearEar({ x: 0, y: 0 })).toBe(false);
	expect(cat(0, EAR, null).length).toBe(cat(0, null, null).length + 1);
});

test.each([
	['done', [-400, 300, WHISKER.x, WHISKER.y]],
	['done', [STRAY.x, STRAY.y, STRAY.x + 40, STRAY.y - 60]],
	['astray', [WHISKER.x, WHISKER.y, -400, 300]],
	['astray', [-200, -100, 0, -100]],
	['stays', [400, 70, 250, 70]],
	['missed', [-300, -300, -100, -350]],
	['astray', [STRAY.x, STRAY.y, STRAY.x, STRAY.y]],
] as const)('a stroke is %s: %j', (outcome, stroke) => {
	expect(nudged([...stroke], begun)).toBe(outcome);
});

test('a snail is one in any form', () => {
	for (const guess of ['snail', ' A Snail! ', 'Ślimak', 'slimaczek', 'snails'])
		expect(sawSnail(guess)).toBe(true);
	for (const guess of ['', 'whale', 'cat', 'nail']) expect(sawSnail(guess)).toBe(false);
});

test('the word is said in one language', () => {
	const word = painting(0, begun, false).own?.word;
	expect([said(word), alsoSaid(word)]).toEqual(['cat', '']);
});

test('what is learnt is not asked for again', () => {
	expect(painting(0, begun, false).offers).not.toEqual([]);
	expect(painting(0, begun, true).offers).toEqual([]);
});
