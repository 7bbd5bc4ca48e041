import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubGate } from '$client/fixtures/gate';
import { presence, scene } from '$client/fixtures/scenes';
import type { Report } from '$client/wire/types';
import TableRoom from '$client/play/TableRoom.svelte';

let gate: ReturnType<typeof stubGate>;

beforeEach(() => (gate = stubGate()));
afterEach(() => vi.unstubAllGlobals());

const buttons = () => [...document.querySelectorAll('button')];
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent?.trim();

async function press(name: string): Promise<void> {
	const found = () => buttons().findLast((one) => nameOf(one) === name);
	await vi.waitFor(() => expect(found(), name).toBeDefined(), 30_000);
	found()!.click();
	flushSync();
}

/** Open the list of people, as one of three. */
async function people(you: number) {
	const room = mount(TableRoom, { target: document.body, props: { code: 'MOTH', handoverKey: null } });
	const shown = scene('lobby', { players: 3, you });
	gate.tell({ type: 'scene', version: 1, now: Date.now(), shared: shown, yours: shown });
	gate.tell(presence({ players: 3 }));
	flushSync();
	await press('Menu');
	await press('People');
	return room;
}

const reported = () => gate.sent.find((message): message is Report => message.type === 'report');

test('anyone can report another person from the menu, and is thanked when it is kept', async () => {
	const room = await people(2);
	expect(buttons().some((one) => nameOf(one) === 'Report Celeste')).toBe(false); // it is you
	await press('Report Bruno');
	await press('Rude talk');
	await press('Report Bruno');
	expect(reported()).toMatchObject({ seat: 1, reason: 'talk' });
	expect(document.body.textContent).not.toContain('Thank you.');
	gate.tell({ type: 'done', id: reported()!.id, version: 1 });
	await vi.waitFor(() => expect(document.body.textContent).toContain('Thank you.'), 5_000);
	await unmount(room);
}, 60_000);

test('a host finds it beside removing someone', async () => {
	const room = await people(0);
	await press('Remove Bruno');
	await press('Report Bruno');
	await press('Something else');
	await press('Report Bruno');
	expect(reported()).toMatchObject({ seat: 1, reason: 'other' });
	await unmount(room);
}, 60_000);
