import { expect, test } from 'vitest';
import type { Member, Wave, Wavelength } from '$client/wire/http-types';
import { linesOf, placesOf, SIDE } from './ring';
import { between, kindsOf, pairsOf, usualOf, verdict } from './waves';

const member = (name: string): Member => ({
	member: name,
	name,
	avatar: 3,
	games: 9,
	wins: 1,
	streak: 0,
	clues: [],
});
const MEMBERS = ['Ada', 'Bruno', 'Celeste'].map(member);

function wave(one: string, other: string, rate?: number, rest: Partial<Wave> = {}): Wave {
	const range = rate === undefined ? {} : { rate, low: rate - 0.1, high: rate + 0.1 };
	return { kind: '', sort: 'reads', one, other, tries: rate === undefined ? 4 : 40, ...range, ...rest };
}

const WAVELENGTH: Wavelength = {
	usual: { 'moons-pair-found': 0.3, 'moons-pair-fooled': 0.2, 'telepathic-pair-won': 0.5 },
	waves: [
		wave('Ada', 'Celeste', 0.9),
		wave('Celeste', 'Ada'),
		wave('Ada', 'Bruno', 0.7),
		wave('Bruno', 'Ada', 0.55),
		wave('Ada', 'Bruno', 0.45, { kind: 'moons-pair-found' }),
		wave('Bruno', 'Ada', 0.6, { kind: 'moons-pair-found' }),
		wave('Celeste', 'Ada', undefined, { kind: 'moons-pair-found' }),
		wave('Ada', 'Bruno', undefined, { kind: 'telepathic-pair-won', sort: 'together' }),
	],
};

test('only a range that lies wholly on one side of what is usual says so', () => {
	expect([0.7, 0.3, 0.55].map((rate) => verdict(wave('Ada', 'Bruno', rate), 0.5))).toEqual([
		'more',
		'less',
		'open',
	]);
	expect(verdict(wave('Ada', 'Bruno'), 0.5)).toBe('unknown');
});

test('in all games together half is usual, in one game what the circle does', () => {
	expect([usualOf(WAVELENGTH, { kind: '' }), usualOf(WAVELENGTH, { kind: 'moons-pair-found' })]).toEqual([
		0.5, 0.3,
	]);
});

test('the pair of which most is certain comes first, and those who never played together are left out', () => {
	const pairs = pairsOf(WAVELENGTH, MEMBERS);
	expect(pairs.map(({ one, other }) => `${one.name} ${other.name}`)).toEqual(['Ada Bruno', 'Ada Celeste']);
	expect(pairs[0]!.waves.map(({ one }) => one)).toEqual(['Ada', 'Bruno']);
});

test('what two do in all games is found in whichever order they are chosen', () => {
	expect(between(WAVELENGTH.waves, 'Bruno', 'Ada').map(({ one }) => one)).toEqual([
		'Bruno',
		'Bruno',
		'Ada',
		'Ada',
		'Ada',
	]);
});

test('each kind has its known numbers, the highest first, and how many are missing', () => {
	const kinds = kindsOf(WAVELENGTH);
	expect(kinds.map(({ kind, known, unknown }) => [kind, known.map(({ one }) => one), unknown])).toEqual([
		['moons-pair-found', ['Bruno', 'Ada'], 1],
		['telepathic-pair-won', [], 1],
	]);
});

test('you sit at the bottom of the ring, and everyone has a place', () => {
	const places = placesOf(MEMBERS, 'Bruno');
	expect(places[1]!.x).toBeCloseTo(SIDE / 2);
	expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(places[1]!.y);
	expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(3);
});

test('a line is as thick as it is certain, and nobody without a place has one', () => {
	const lines = linesOf(WAVELENGTH, placesOf(MEMBERS, 'Ada'));
	expect(lines.map(({ wave, verdict }) => `${wave.one} ${wave.other} ${verdict}`)).toEqual([
		'Celeste Ada unknown',
		'Bruno Ada open',
		'Ada Bruno more',
		'Ada Celeste more',
	]);
	expect(linesOf(WAVELENGTH, placesOf(MEMBERS.slice(0, 1), 'Ada'))).toEqual([]);
});
