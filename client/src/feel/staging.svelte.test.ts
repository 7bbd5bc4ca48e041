import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Harness from '../../harness/Harness.svelte';
import { sceneOf, type Step } from '$client/fixtures/playthrough.svelte';
import { presence } from '$client/fixtures/scenes';

const playthroughs = import.meta.glob<Step[]>('../../../src/inklings/games/*/playthroughs/*.views.json', {
	import: 'default',
	eager: true,
});
/** Longer than any reveal. */
const OVER = 60_000;

/** For every game the phase that is revealed, and what nobody must read before its time. */
const REVEALS = {
	moons: { phase: 'scoring', told: /It was|moons of this round/i },
	rorschach: { phase: 'retrying', told: /was right/ },
	pareidolia: { phase: 'solved', told: /It was/ },
	telepathic: { phase: 'finished', told: /one thought|Lost/ },
};

let shown: Record<string, unknown> | undefined;

afterEach(async () => {
	if (shown) await unmount(shown);
	shown = undefined;
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const read = () => {
	flushSync();
	const hidden = [...document.querySelectorAll('.waits')].map((node) => node.textContent);
	return hidden.reduce((text, part) => text.replace(part, ''), document.body.textContent);
};

describe.each(Object.entries(REVEALS))('a reveal of %s', (game, { phase, told }) => {
	const [, steps] = Object.entries(playthroughs).find(([path]) => path.includes(`/games/${game}/`))!;
	const at = steps.findIndex(({ viewers }) => viewers[0]!.view.phase.type === phase);

	async function show(viewer: number, tv: boolean) {
		vi.stubGlobal('fetch', async () => new Response('{"cards": {}}'));
		const props = $state({
			scene: sceneOf(game, steps[at - 1]!, viewer),
			presence: presence({ players: steps[0]!.viewers.length - 1 }),
			tv,
			since: null as number | null,
		});
		shown = mount(Harness, { target: document.body, props });
		await vi.waitFor(() => expect(document.querySelector('.ribbon, .screen')).not.toBeNull(), 30_000);
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
		props.since = Date.now();
		props.scene = sceneOf(game, steps[at]!, viewer);
		return props;
	}

	test.each([
		['a phone', 1, false],
		['the screen', 0, true],
	] as const)('on %s tells nothing before its time', async (_, viewer, tv) => {
		await show(viewer, tv);
		expect(read()).not.toMatch(told);
		vi.advanceTimersByTime(OVER);
		expect(read()).toMatch(told);
	});

	test('can be skipped by a tap and by a key', async () => {
		await show(1, false);
		expect(read()).not.toMatch(told);
		document.body.click();
		expect(read()).toMatch(told);
	});

	test('is over for a page that comes later', async () => {
		const props = await show(1, false);
		props.since = Date.now() - OVER;
		expect(read()).toMatch(told);
	});

	test('goes on though the clock was set back', async () => {
		await show(0, true);
		read();
		vi.setSystemTime(Date.now() - 700);
		for (let passed = 0; passed < OVER; passed += 500) {
			vi.advanceTimersByTime(500);
			flushSync();
		}
		expect(read()).toMatch(told);
	});

	test('ends when the next phase begins', async () => {
		const props = await show(1, false);
		const next = steps
			.slice(at)
			.find(({ viewers }) => ![phase, 'explaining'].includes(viewers[1]!.view.phase.type));
		if (!next) return;
		read();
		props.since = Date.now();
		props.scene = sceneOf(game, next, 1);
		expect(read()).not.toContain('Tap anywhere to skip');
	});
});
