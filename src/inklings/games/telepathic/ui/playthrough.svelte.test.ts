import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { presence, scene } from '$client/fixtures/scenes';
import { words } from '$client/words/words.svelte';
import Harness from '../../../../../client/harness/Harness.svelte';
import type { Offer, TelepathicView } from './types';

interface Step {
	step: string;
	awaited: number[];
	/** The onlooker first, then every seat. */
	viewers: { view: TelepathicView; offers: Offer[] }[];
}

const games = import.meta.glob<Step[]>('../playthroughs/*.views.json', { import: 'default', eager: true });

function sceneOf({ awaited, viewers }: Step, viewer: number) {
	const { view, offers } = viewers[viewer]!;
	const you = viewer === 0 ? null : viewer - 1;
	const stage = view.phase.type === 'finished' ? 'over' : 'playing';
	const around = scene('lobby', { players: view.parts.length, you });
	return {
		...around,
		table: { ...around.table, game: 'telepathic', stage } as const,
		game: view,
		offers,
		awaited,
	};
}

beforeEach(() => {
	vi.stubGlobal('fetch', async () => new Response('{"error": "no_review"}', { status: 404 }));
});

afterEach(() => {
	vi.unstubAllGlobals();
	words.choose('en');
});

describe.each(Object.entries(games))('%s', { timeout: 60_000 }, (_, steps) => {
	const viewers = Array.from(steps[0]!.viewers.keys());

	async function show(viewer: number, tv: boolean, seen: (step: Step, text: string) => void) {
		const props = $state({
			scene: sceneOf(steps[0]!, viewer),
			presence: presence({ players: viewers.length - 1 }),
			tv,
		});
		const shown = mount(Harness, { target: document.body, props });
		await vi.waitFor(() => expect(document.querySelector('.board')).not.toBeNull(), 30_000);
		for (const step of steps) {
			props.scene = sceneOf(step, viewer);
			flushSync();
			seen(step, document.body.textContent);
		}
		await unmount(shown);
	}

	test.each(viewers)('viewer %i', async (viewer) => {
		await show(viewer, false, (step, text) => {
			expect(text, step.step).not.toMatch(/telepathic-|undefined|NaN/);
			const offered = step.viewers[viewer]!.offers.length > 0;
			expect(document.querySelector('.drawer .label') !== null || !offered, step.step).toBe(true);
			expect(document.querySelectorAll('.board img')).toHaveLength(16);
		});
	});

	test('in Polish', async () => {
		words.choose('pl');
		await show(1, false, (step, text) => expect(text, step.step).not.toMatch(/telepathic-|undefined|NaN/));
	});

	test('T10: before the end no screen but a holder’s own shows a condition', async () => {
		for (const tv of [false, true]) {
			await show(0, tv, ({ step, viewers: [onlooker] }) => {
				if (onlooker!.view.phase.type === 'finished') return;
				expect(document.querySelector('.drawer'), step).toBeNull();
				if (tv) expect(document.querySelector('button, input'), step).toBeNull();
			});
		}
	});
});
