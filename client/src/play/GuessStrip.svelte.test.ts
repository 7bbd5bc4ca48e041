import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubGate } from '$client/fixtures/gate';
import { scene } from '$client/fixtures/scenes';
import type { Guessing } from '$client/wire/types';
import TableRoom from './TableRoom.svelte';

let room: Record<string, unknown>;
let gate: ReturnType<typeof stubGate>;

beforeEach(() => {
	sessionStorage.clear();
	gate = stubGate();
	room = mount(TableRoom, { target: document.body, props: { code: 'MOTH', handoverKey: null } });
});
afterEach(async () => {
	await unmount(room);
	vi.unstubAllGlobals();
});

function show(kind: 'voting' | 'scoring', seat: number | null = null): void {
	const shown = scene(kind, { players: 3, you: seat });
	const offers =
		kind === 'voting' && seat === null ? [{ type: 'vote', slots: [1, 2, 3, 4, 5], most: 1 }] : [];
	const now = { ...shown, offers };
	gate.tell({ type: 'scene', version: 1, now: Date.now(), shared: now, yours: now });
	flushSync();
}

function tell(told: Partial<Guessing>): void {
	gate.tell({
		...{ type: 'guessing', riddle: '1-4', guesses: 0, answer: null, right: 0 },
		...{ all_guesses: 0, all_right: 0, points: 0 },
		...told,
	});
	flushSync();
}

const words = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const button = (name: RegExp) =>
	[...document.querySelectorAll('button')].find((one) =>
		name.test((one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
	);

const sees = (text: string) => vi.waitFor(() => expect(words()).toContain(text), 15_000);

/** Guess this card; the gate notes it. */
async function guess(slot: number): Promise<void> {
	await vi.waitFor(() => expect(button(new RegExp(`^Card ${slot}:`))).toBeDefined(), 15_000);
	button(new RegExp(`^Card ${slot}:`))!.click();
	flushSync();
	button(/^Seal my guess/)!.click();
	const sent = await vi.waitFor(() => {
		const found = gate.sent.find((message) => message.type === 'do');
		expect(found).toBeDefined();
		return found!;
	});
	expect(sent.action).toEqual({ type: 'vote', slots: [slot] });
	gate.tell({ type: 'done', id: sent.id, version: 1 });
	await tick();
	flushSync();
}

test('someone who watches guesses, and learns whether they were right', async () => {
	show('voting');
	tell({});
	expect(words()).toContain('Guess along! Nobody has yet.');
	expect(words(), 'one bar is enough').not.toContain('You’re watching');
	await guess(2);
	tell({ guesses: 3 });
	await sees('Your guess is in. 3 guesses so far.');
	show('scoring');
	tell({ guesses: 3, answer: { type: 'vote', slots: [2] }, right: 1, all_guesses: 3, all_right: 1 });
	await sees('You’re right! 33% of the audience were.');
	expect(words()).toContain('You: 1 of 1 right. The audience: 33%.');
});

test('when the game is over the score stays', async () => {
	show('voting');
	tell({});
	await guess(2);
	tell({ guesses: 1, answer: { type: 'vote', slots: [3] }, all_guesses: 9, all_right: 3 });
	const shown = scene('finished', { players: 3, you: null });
	gate.tell({ type: 'scene', version: 2, now: Date.now(), shared: shown, yours: shown });
	flushSync();
	expect(words()).toContain('You: 0 of 1 right. The audience: 33%.');
});

test('someone who did not guess is told how the others did', async () => {
	show('scoring');
	tell({ guesses: 8, answer: { type: 'vote', slots: [2] }, right: 2 });
	await sees('25% of the audience were right.');
	expect(words()).not.toContain('You: ');
});

test('players see nothing of it, whatever a gate says', () => {
	show('voting', 1);
	tell({ guesses: 3 });
	expect(words()).not.toContain('guess');
	expect(words()).not.toContain('3 guesses');
});
