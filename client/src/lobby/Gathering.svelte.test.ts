import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubGate } from '$client/fixtures/gate';
import { presence, scene } from '$client/fixtures/scenes';
import TableRoom from '$client/play/TableRoom.svelte';
import type { Scene } from '$client/wire/types';

let leave: (() => Promise<void>) | null = null;

beforeEach(() => localStorage.clear());
afterEach(async () => {
	await leave?.();
	vi.unstubAllGlobals();
});

/** So many strangers, as the first of them sees it; returns how it reads, and what was asked of the table. */
async function strangers(players: number, seconds: number, left: number) {
	const gate = stubGate();
	const room = mount(TableRoom, { target: document.body, props: { code: 'MOTH', handoverKey: null } });
	leave = () => unmount(room);
	const lobby = scene('lobby', { players, you: 0 });
	const shown: Scene = {
		...lobby,
		table: {
			...lobby.table,
			matched: 'pl',
			talk: { open_to: 'strangers' },
			seats: lobby.table.seats.map((seat) => ({ ...seat, bot: null })),
		},
		may: ['introduce', 'leave', 'ready', 'set_mute', 'remove'],
		clock: { ends: Date.now() + left * 1000, seconds },
	};
	gate.tell({ type: 'scene', version: 1, now: Date.now(), shared: shown, yours: shown });
	gate.tell(presence({ players }));
	flushSync();
	await vi.waitFor(() => expect(document.querySelector('.gathering')).not.toBeNull(), 30_000);
	const asks = () => gate.sent.flatMap((one) => (one.type === 'ask' ? [one.ask] : []));
	return { says: document.querySelector('.gathering')!.textContent!.replace(/\s+/g, ' '), asks };
}

const button = (name: string): HTMLButtonElement | undefined =>
	[...document.querySelectorAll('button')].find(
		(one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
	);

test('they read how many have come, when it starts at the latest, and who takes the other seats', async () => {
	const { says } = await strangers(2, 20, 14);
	expect(says).toContain('Looking for players');
	expect(says).toContain('For people who read Polish.');
	expect(says).toMatch(/Starts in 0:1[34] or sooner/);
	expect(says).toContain('2 here so far.');
	expect(says.split('A bot, if nobody comes')).toHaveLength(1 + 2);
});

test('when nobody is missing it starts soon, and not sooner', async () => {
	const { says } = await strangers(4, 3, 3);
	expect(says).toContain('Here we go!');
	expect(says).toContain('Starts in 0:03');
	expect(says).not.toContain('or sooner');
	expect(says).not.toContain('A bot, if nobody comes');
});

test('the first of them has no button to begin, to add a bot, or to change the table', async () => {
	await strangers(2, 20, 14);
	for (const name of ['Begin', 'Add a bot', 'House rules', 'Find players'])
		expect(button(name)).toBeUndefined();
});

test('who is ready says so, and whoever has waited enough leaves', async () => {
	const { asks } = await strangers(2, 20, 14);
	button('I’m ready')!.click();
	flushSync();
	expect(asks()).toEqual([{ type: 'ready', ready: true }]);
	expect(button('Stop looking')).toBeDefined();
});
