import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubGate } from '$client/fixtures/gate';
import { presence, scene } from '$client/fixtures/scenes';
import TableRoom from '$client/play/TableRoom.svelte';

const NOTE = 'isn’t encrypted';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A lobby as this seat sees it, over a line that is safe or isn't; returns what it reads, and how to leave. */
async function lobby(you: number, isSecureContext: boolean) {
	vi.stubGlobal('isSecureContext', isSecureContext);
	const gate = stubGate();
	const room = mount(TableRoom, { target: document.body, props: { code: 'MOTH', handoverKey: null } });
	const shown = scene('lobby', { players: 3, you });
	gate.tell({ type: 'scene', version: 1, now: Date.now(), shared: shown, yours: shown });
	gate.tell(presence({ players: 3 }));
	flushSync();
	await vi.waitFor(() => expect(document.querySelector('.ticket')).not.toBeNull(), 30_000);
	return { says: () => document.body.textContent, leave: () => unmount(room) };
}

function press(name: string): void {
	const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
	button!.click();
	flushSync();
}

test('the host is told once that others can read along over plain HTTP', async () => {
	const first = await lobby(0, false);
	expect(first.says()).toContain(NOTE);
	press('OK');
	expect(first.says()).not.toContain(NOTE);
	await first.leave();
	const second = await lobby(0, false);
	expect(second.says()).not.toContain(NOTE);
	await second.leave();
});

test('nobody is told over https, or on the machine that serves', async () => {
	const { says, leave } = await lobby(0, true);
	expect(says()).not.toContain(NOTE);
	await leave();
});

test('guests are not told', async () => {
	const { says, leave } = await lobby(1, false);
	expect(says()).not.toContain(NOTE);
	await leave();
});
