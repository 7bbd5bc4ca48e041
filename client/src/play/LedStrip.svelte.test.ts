import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubGate } from '$client/fixtures/gate';
import { scene } from '$client/fixtures/scenes';
import { keptTables } from '$client/browser/tables';
import TableRoom from './TableRoom.svelte';

let room: Record<string, unknown>;
let gate: ReturnType<typeof stubGate>;

beforeEach(() => {
	localStorage.clear();
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
	await unmount(room);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function show(led: { hint: string; ends: number | null } | null): void {
	const shown = scene('voting', { players: 3, you: 1 });
	const table = { ...shown.table, led };
	const now = { ...shown, table };
	gate.tell({ type: 'scene', version: 1, now: Date.now(), shared: now, yours: now });
	flushSync();
}
function open(led: Parameters<typeof show>[0]): void {
	gate = stubGate();
	vi.stubGlobal('fetch', async () => Response.json({ games: [], cards: {}, circles: false, address: '' }));
	room = mount(TableRoom, { target: document.body, props: { code: 'MOTH', handoverKey: null } });
	show(led);
}
const strip = () => document.querySelector('.strip')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
/** All that screen readers have been told, of whatever interrupts them. */
const aloud = () =>
	[...document.querySelectorAll('[aria-live=assertive]')].map((one) => one.textContent).join('');
const pass = (seconds: number) => {
	vi.advanceTimersByTime(seconds * 1000);
	flushSync();
};

test('“two minutes left” is on the paper and said aloud once, then again near the end', () => {
	open({ hint: '', ends: null });
	expect([strip(), aloud()]).toEqual(['', '']);
	show({ hint: '', ends: Date.now() + 120_000 });
	pass(0.3);
	expect(strip()).toBe('Time left: 2:00');
	expect(aloud()).toContain('Time left: 2:00');
	pass(30);
	expect(strip()).toBe('Time left: 1:30');
	expect(aloud(), 'nobody is told every second').toContain('Time left: 2:00');
	pass(30);
	expect(aloud()).toContain('Time left: 1:00');
	pass(60);
	expect(strip()).toBe('Time’s up. Finish what you’re doing.');
	expect(aloud()).toContain('Time’s up');
});

test('what the leader takes back is gone', () => {
	open({ hint: '', ends: Date.now() + 60_000 });
	pass(0.3);
	show({ hint: '', ends: null });
	pass(0.3);
	expect([strip(), aloud()]).toEqual(['', '']);
});

test('everyone sees what to keep in mind', () => {
	open({ hint: 'past tense', ends: null });
	expect(strip()).toBe('Keep in mind: past tense');
});

test('a table of a room is not among the tables that this browser keeps', () => {
	open({ hint: '', ends: null });
	expect(keptTables()).toEqual([]);
});

test('at other tables there is nothing of it', () => {
	open(null);
	expect([strip(), aloud(), keptTables()]).toEqual(['', '', ['MOTH']]);
});
