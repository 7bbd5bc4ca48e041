import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { circles } from '$client/browser/circles.svelte';
import { stubGate } from '$client/fixtures/gate';
import { presence, scene } from '$client/fixtures/scenes';
import TableRoom from '$client/play/TableRoom.svelte';
import type { FromBrowser } from '$client/wire/types';

const OURS = { key: 'k'.repeat(32), secret: 's'.repeat(32), name: 'Our Thursday circle', id: 'c1' };
const OTHER = { ...OURS, key: 'o'.repeat(32), name: 'Sundays', id: 'c2' };
const EVERYONE = [0, 1, 2];

let room: Record<string, unknown>;
let sent: FromBrowser[];

beforeEach(() => {
	for (const { key } of circles.kept) circles.drop(key);
});
afterEach(async () => {
	await unmount(room);
	vi.unstubAllGlobals();
});

/** A lobby as this seat sees it, where these have agreed. */
async function lobby(you: number | null, agreed: number[] | undefined): Promise<void> {
	const gate = stubGate();
	sent = gate.sent;
	vi.stubGlobal('fetch', async () => Response.json({ games: [], cards: {}, circles: true, address: '' }));
	const props = { code: 'MOTH', handoverKey: null, watch: you === null };
	room = mount(TableRoom, { target: document.body, props });
	const shown = scene('lobby', { players: 3, you, agreed });
	gate.tell({ type: 'scene', version: 1, now: Date.now(), shared: shown, yours: shown });
	gate.tell(presence({ players: 3 }));
	flushSync();
	await vi.waitFor(() => expect(document.querySelector('.ticket')).not.toBeNull(), 30_000);
	await new Promise((later) => setTimeout(later)); // the house has answered
	flushSync();
}

const line = () => document.querySelector('.recorded')?.textContent ?? '';
const asked = () => sent.flatMap((message) => (message.type === 'ask' ? [message.ask] : []));

function press(name: string): void {
	const buttons = [...document.querySelectorAll('button')];
	buttons.findLast((one) => one.textContent?.trim() === name)!.click();
	flushSync();
}

test('a browser without a circle is asked nothing', async () => {
	await lobby(0, []);
	expect(line()).toBe('');
});

test('one that keeps a circle can choose it for the evening', async () => {
	circles.keep(OURS);
	await lobby(0, []);
	expect(line()).toContain('Record tonight’s games for “Our Thursday circle”?');
	press('Record');
	press('Record for “Our Thursday circle”');
	const { key, secret, name } = OURS;
	expect(asked()).toEqual([{ type: 'play_for_circle', key, secret, name }]);
});

test('of several circles one is chosen', async () => {
	circles.keep(OURS);
	circles.keep(OTHER);
	await lobby(0, []);
	expect(line()).toContain('for a circle?');
	press('Record');
	press('Record for “Sundays”');
	expect(asked()).toMatchObject([{ type: 'play_for_circle', key: OTHER.key }]);
});

test('a member of the circle agrees as such', async () => {
	circles.keep(OURS);
	await lobby(0, [1]);
	expect(line()).toContain('Bruno would like to record tonight’s games');
	press('Agree');
	press('Agree');
	expect(asked()).toMatchObject([{ type: 'play_for_circle', key: OURS.key }]);
});

test('anyone else agrees as a guest, and is told that their name is not recorded', async () => {
	circles.keep(OTHER);
	await lobby(0, [1]);
	press('Agree');
	expect(document.body.textContent).toContain('your name won’t be recorded');
	press('Agree as a guest');
	expect(asked()).toEqual([{ type: 'agree_to_circle' }]);
});

test('those who agreed see for whom everyone waits, and can change their mind', async () => {
	await lobby(0, [0, 1]);
	expect(line()).toContain('when Celeste agrees');
	press('Details');
	press('Don’t record');
	expect(asked()).toEqual([{ type: 'disagree' }]);
});

test('onlookers see nothing of it until games are recorded', async () => {
	await lobby(null, [0, 1]);
	expect(line()).toBe('');
	await unmount(room);
	await lobby(null, EVERYONE);
	expect(line()).toContain('Games here are recorded for “Our Thursday circle”.');
	expect(document.querySelector('.recorded button')).toBeNull();
});
