import { describe, expect, test } from 'vitest';
import { sceneOf, type Step } from '$client/fixtures/playthrough.svelte';
import { beatsOf, reasonsOf } from './reveal';
import type { MoonsScene } from './scene';
import type { Gain, ScoringView } from './types';

const playthroughs = import.meta.glob<Step[]>('../playthroughs/*.views.json', {
	import: 'default',
	eager: true,
});
const scored = Object.values(playthroughs)
	.flat()
	.map((step) => sceneOf('moons', step, 1) as MoonsScene)
	.filter(({ game }) => game.phase.type === 'scoring');

const laid = (owner: number, ...voters: number[]) => ({ card: `card-of-${owner}`, owner, voters });

const why = (why: Gain['why'], moons: number): Gain => ({ why, moons });

function scene(changes: Partial<ScoringView>): [MoonsScene, ScoringView] {
	const phase: ScoringView = {
		type: 'scoring',
		narrator: 1,
		clue: { type: 'aloud' },
		laid: [laid(0, 2, 3), laid(1), laid(2, 0), laid(3)],
		verdict: 'none',
		gains: [4, 0, 3, 2],
		reasons: [[why('none', 2), why('fooled', 2)], [], [why('none', 2), why('fooled', 1)], [why('none', 2)]],
		next_narrator: 2,
		...changes,
	};
	const seats = ['Ada', 'Bruno', 'Celeste', 'Dov'].map((name) => ({ name, avatar: 1 }));
	return [{ you: 0, table: { seats }, game: { phase } } as unknown as MoonsScene, phase];
}

const said = (shown: [MoonsScene, ScoringView], seat: number) =>
	reasonsOf(...shown, seat).map(({ points, text }) => `+${points} ${text}`);

describe('why moons came', () => {
	test('D8: nobody found it, and my card fooled two (D10)', () => {
		expect(said(scene({}), 0)).toEqual(['+2 nobody found it', '+2 your card fooled Celeste and Dov']);
	});

	test('nobody reads of “You” within a sentence', () => {
		expect(said(scene({}), 2)).toEqual(['+2 nobody found it', '+1 fooled you']);
	});

	test('nothing needs no reason', () => {
		expect(said(scene({}), 1)).toEqual([]);
	});

	test('D9: some found it', () => {
		const some = scene({ laid: [laid(0), laid(1, 0)], reasons: [[why('found', 3)], [why('told', 3)]] });
		expect(said(some, 0)).toEqual(['+3 found it']);
		expect(said(some, 1)).toEqual(['+3 some found it']);
	});

	test('D17: right with a single vote', () => {
		expect(said(scene({ reasons: [[why('single', 1)]] }), 0)).toEqual(['+1 with a single vote']);
	});

	test('the reasons of every golden round are the whole gain', () => {
		expect(scored.length).toBeGreaterThan(0);
		for (const shown of scored) {
			const phase = shown.game.phase as ScoringView;
			phase.gains.forEach((gain, seat) => {
				const points = reasonsOf(shown, phase, seat).map((reason) => reason.points);
				expect(points.reduce((a, b) => a + b, 0)).toBe(gain);
				expect(points.length).toBeLessThanOrEqual(2);
			});
		}
	});
});

test('the cards turn, those that fooled nobody first and the narrator’s last; then the points come', () => {
	const [shown] = scene({});
	expect(beatsOf(shown).map(({ name }) => name)).toEqual([
		'clue',
		'card card-of-3',
		'card card-of-2',
		'card card-of-0',
		'card card-of-1',
		'truth',
		'points',
	]);
});
