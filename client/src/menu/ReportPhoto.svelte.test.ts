import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubGate } from '$client/fixtures/gate';
import { presence, scene } from '$client/fixtures/scenes';
import type { Report } from '$client/wire/types';
import TableRoom from '$client/play/TableRoom.svelte';

const PHOTO = 'own:k3v9x2m7q4t8w1z5-60.7';
let gate: ReturnType<typeof stubGate>;

beforeEach(() => (gate = stubGate()));
afterEach(() => vi.unstubAllGlobals());

const named = (name: string) =>
	[...document.querySelectorAll('button')].findLast(
		(one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
	);

async function press(name: string): Promise<void> {
	await vi.waitFor(() => expect(named(name), name).toBeDefined(), 30_000);
	named(name)!.click();
	flushSync();
}

/** Open the menu while cards are voted on; the first of them may be another. */
async function voting(first?: string) {
	const room = mount(TableRoom, { target: document.body, props: { code: 'MOTH', handoverKey: null } });
	const shown = scene('voting', { players: 4, you: 1 });
	const { phase } = shown.game as { phase: { cards: string[] } };
	if (first) phase.cards[0] = first;
	gate.tell({ type: 'scene', version: 1, now: Date.now(), shared: shown, yours: shown });
	gate.tell(presence({ players: 4 }));
	flushSync();
	await press('Menu');
	return room;
}

test('a photo that lies on the table is reported from the menu, and its reporter is thanked when it is kept', async () => {
	const room = await voting(PHOTO);
	await press('Report a photo');
	expect(named('Photo 2'), 'dreams are no photos').toBeUndefined();
	await press('Photo 1');
	await press('Report this photo');
	const sent = gate.sent.find((message): message is Report => message.type === 'report');
	expect(sent).toMatchObject({ card: PHOTO, reason: 'photo' });
	expect(document.body.textContent).not.toContain('Thank you.');
	gate.tell({ type: 'done', id: sent!.id, version: 1 });
	await vi.waitFor(() => expect(document.body.textContent).toContain('Thank you.'), 5_000);
	await unmount(room);
}, 60_000);

test('where nobody sees a photo there is none to report', async () => {
	const room = await voting();
	await vi.waitFor(() => expect(named('People')).toBeDefined(), 30_000);
	expect(named('Report a photo')).toBeUndefined();
	await unmount(room);
}, 60_000);
