import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { presence, scene } from '$client/fixtures/scenes';
import Harness from '../../../../../client/harness/Harness.svelte';
import type { MoonsView, Offer } from './types';

interface Step {
	step: string;
	awaited: number[];
	/** The onlooker first, then every seat. */
	viewers: { view: MoonsView; offers: Offer[] }[];
}

const games = import.meta.glob<Step[]>('../playthroughs/*.views.json', { import: 'default', eager: true });

function sceneOf({ awaited, viewers }: Step, viewer: number) {
	const { view, offers } = viewers[viewer]!;
	const you = viewer === 0 ? null : viewer - 1;
	const stage = view.phase.type === 'finished' ? 'over' : 'playing';
	const around = scene('lobby', { players: view.players.length, you });
	return { ...around, table: { ...around.table, stage } as const, game: view, offers, awaited };
}

for (const [path, steps] of Object.entries(games)) {
	const viewers = steps[0]!.viewers.length;
	test.each(Array.from({ length: viewers }, (_, i) => i))(`${path}, viewer %i`, async (viewer) => {
		vi.stubGlobal('fetch', async () => new Response('{"cards": {}}'));
		const props = $state({
			scene: sceneOf(steps[0]!, viewer),
			presence: presence({ players: viewers - 1 }),
			tv: false,
		});
		const shown = mount(Harness, { target: document.body, props });
		await vi.waitFor(() => expect(document.querySelector('.ribbon')).not.toBeNull(), 5000);
		for (const step of steps) {
			props.scene = sceneOf(step, viewer);
			flushSync();
			expect(document.body.textContent, step.step).not.toMatch(/moons-|undefined|NaN/);
			const offered = step.viewers[viewer]!.offers.length > 0;
			expect(document.querySelector('.label') !== null || !offered, step.step).toBe(true);
		}
		await unmount(shown);
		vi.unstubAllGlobals();
	});
}
