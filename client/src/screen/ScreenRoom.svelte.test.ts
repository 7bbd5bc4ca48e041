import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { stubGate } from '$client/fixtures/gate';
import { sceneOf, type Step } from '$client/fixtures/playthrough.svelte';
import ScreenRoom from './ScreenRoom.svelte';

const playthroughs = import.meta.glob<Step[]>('../../../src/inklings/games/*/playthroughs/*.views.json', {
	import: 'default',
	eager: true,
});
const GAMES = new Set(Object.keys(playthroughs).map((path) => path.split('/games/')[1]!.split('/')[0]!));

afterEach(() => vi.unstubAllGlobals());

test.each([...GAMES])(
	'the screen of %s stays the same node from begin to end',
	async (game) => {
		const gate = stubGate();
		const [, steps] = Object.entries(playthroughs).find(([path]) => path.includes(`/games/${game}/`))!;
		const room = mount(ScreenRoom, { target: document.body, props: { code: 'MOTH' } });
		const show = (step: Step, version: number) => {
			const scene = sceneOf(game, step, 0);
			gate.tell({ type: 'scene', version, now: Date.now(), shared: scene, yours: scene });
			flushSync();
		};
		show(steps[0]!, 1);
		await vi.waitFor(() => expect(document.querySelector('.screen')).not.toBeNull(), 30_000);
		const root = document.querySelector('.stage > .screen')!;
		const lost: Node[] = [];
		const watch = new MutationObserver((changes) =>
			changes.forEach(({ removedNodes }) => lost.push(...removedNodes)),
		);
		watch.observe(document.body, { childList: true, subtree: true });
		for (const [version, step] of steps.entries()) {
			show(step, version + 2);
			// Long enough for whatever is awaited.
			await new Promise((done) => setTimeout(done));
			flushSync();
			expect(root.isConnected, step.step).toBe(true);
		}
		expect(steps.at(-1)!.viewers[0]!.view.phase.type).toBe('finished');
		expect(lost.some((node) => node === root || node.contains(root))).toBe(false);
		watch.disconnect();
		await unmount(room);
	},
	60_000,
);
