import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scene } from '$client/fixtures/scenes';
import { Connection } from './connection.svelte';
import { sinceOf } from './phase';
import { CloseCode, type FromBrowser, type Change, type ToBrowser } from './types';

/** A gate at the other end: what the browser has sent, and what it is told. */
class FakeSocket {
	static readonly OPEN = 1;
	static all: FakeSocket[] = [];
	readyState = 0;
	sent: FromBrowser[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number }) => void) | null = null;

	constructor(readonly address: string) {
		FakeSocket.all.push(this);
	}

	send(text: string): void {
		this.sent.push(JSON.parse(text) as FromBrowser);
	}

	close(): void {
		this.readyState = 3;
	}

	open(): this {
		this.readyState = FakeSocket.OPEN;
		this.onopen?.();
		return this;
	}

	tell(...messages: (ToBrowser | Change)[]): void {
		messages.forEach((message) => this.onmessage?.({ data: JSON.stringify(message) }));
	}

	shut(code: number): void {
		this.readyState = 3;
		this.onclose?.({ code });
	}

	get commands() {
		return this.sent.filter((message) => message.type === 'do' || message.type === 'ask');
	}
}

const arrival = (): ToBrowser => ({
	type: 'scene',
	version: 1,
	now: Date.now(),
	shared: scene('voting', {}),
	yours: scene('voting', {}),
});
const socket = () => FakeSocket.all.at(-1)!;
const opened = () => {
	socket().open().tell(arrival());
	return socket();
};
/** Milliseconds until the browser tries again by itself; Infinity: not within a quarter of an hour. */
function untilNextTry(): number {
	const [from, before] = [Date.now(), FakeSocket.all.length];
	while (FakeSocket.all.length === before && Date.now() - from < 900_000) vi.advanceTimersToNextTimer();
	return FakeSocket.all.length === before ? Infinity : Date.now() - from;
}
/** So much time, in which the gate answers every ping. */
function pass(seconds: number): void {
	for (let s = 0; s < seconds; s += 1) {
		vi.advanceTimersByTime(1000);
		socket().tell({ type: 'pong', at: Date.now(), now: Date.now() });
	}
}
const idOf = (message: FromBrowser | undefined) => (message as { id: string }).id;

let line: Connection;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	FakeSocket.all = [];
	line = new Connection('ABCD', 'a-secret-of-twenty-letters');
});
afterEach(() => {
	line.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a command that is answered unsure is sent again under the same id until its answer comes', async () => {
	const gate = opened();
	const answer = line.act({ type: 'vote' });
	const [first] = gate.commands;
	gate.tell({ type: 'unsure', id: idOf(first) });
	vi.advanceTimersByTime(700);
	gate.tell({ type: 'unsure', id: idOf(first) });
	vi.advanceTimersByTime(1300);
	expect(gate.commands).toEqual([first, { ...first, again: true }, { ...first, again: true }]);
	gate.tell({ type: 'done', id: idOf(first), version: 2 }, { type: 'done', id: idOf(first), version: 2 });
	expect(await answer).toMatchObject({ type: 'done', version: 2 });
});

test('while its cell cannot be reached a table says so, and goes on by itself when the cell is back', async () => {
	const unreachable = Response.json({ error: 'unreachable', retry_after: 5 }, { status: 503 });
	const fetch = vi.fn(async () => unreachable.clone());
	vi.stubGlobal('fetch', fetch);
	opened().shut(1006);
	expect(line.status).toBe('lost');
	untilNextTry();
	for (const [soonest, latest] of [
		[800, 1200],
		[1600, 2400],
		[3200, 4800],
		[4000, 6000],
		[4000, 6000],
	] as const) {
		socket().shut(1006);
		await vi.advanceTimersByTimeAsync(0);
		expect(line.status).toBe('unreachable');
		const wait = untilNextTry();
		expect(wait).toBeGreaterThanOrEqual(soonest);
		expect(wait).toBeLessThanOrEqual(latest);
	}
	expect(fetch).toHaveBeenLastCalledWith('/api/tables/ABCD');
	opened();
	expect(line.status).toBe('open');
});

test.each([
	['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
	['a proxy', async () => new Response('<p>Bad gateway', { status: 502 })],
	['the table', async () => Response.json({ code: 'ABCD' })],
])('a line that does not open is lost if %s answers', async (_, answer) => {
	vi.stubGlobal('fetch', answer);
	socket().shut(1006);
	await vi.advanceTimersByTimeAsync(0);
	expect(line.status).toBe('lost');
	expect(untilNextTry()).toBeLessThanOrEqual(120);
});

test('a line that does not open is tried again though the house does not answer', async () => {
	vi.stubGlobal('fetch', () => new Promise(() => undefined));
	socket().shut(1006);
	await vi.advanceTimersByTimeAsync(4_900);
	expect(line.status).toBe('connecting');
	await vi.advanceTimersByTimeAsync(200);
	expect(line.status).toBe('lost');
});

test('a long wait is told from a short one, until every command is answered', async () => {
	const gate = opened();
	const answers = [line.act({}), line.ask({ type: 'begin' })];
	expect(line.saving).toBe(null);
	vi.advanceTimersByTime(500);
	expect(line.saving).toBe('slow');
	pass(5);
	expect(line.saving).toBe('long');
	const ids = gate.commands.map(idOf);
	gate.tell({ type: 'done', id: ids[0]!, version: 2 });
	await answers[0];
	expect(line.saving).toBe('long');
	gate.tell({ type: 'broken', id: ids[1]!, incident: 'grey-heron' });
	await answers[1];
	expect(line.saving).toBe(null);
});

test('after a reconnect a command without an answer is sent again, and says so', () => {
	const before = opened();
	void line.act({ type: 'vote' });
	before.shut(1006);
	void line.ask({ type: 'begin' });
	untilNextTry();
	const after = opened();
	expect(after.commands).toEqual([
		{ ...before.commands[0], again: true },
		{ type: 'ask', id: expect.any(String), ask: { type: 'begin' } },
	]);
});

test.each([
	[1006, 'lost', 80, 120],
	[CloseCode.RESTARTING, 'restarting', 0, 100],
	[CloseCode.NEWER, 'restarting', 0, 100],
	[CloseCode.TRY_AGAIN, 'busy', 400, 600],
	[CloseCode.TOO_FAST, 'too_fast', 4_000, 6_000],
	[CloseCode.BROKEN, 'broken', 24_000, 36_000],
	[CloseCode.MALFORMED, 'out_of_step', Infinity, Infinity],
	[CloseCode.REMOVED, 'removed', Infinity, Infinity],
	[CloseCode.NO_TABLE, 'no_table', Infinity, Infinity],
	[CloseCode.MOVED, 'moved', Infinity, Infinity],
] as const)('closed with %i: %s', (code, status, least, most) => {
	opened().shut(code);
	expect(line.status).toBe(status);
	const wait = untilNextTry();
	expect(wait).toBeGreaterThanOrEqual(least);
	expect(wait).toBeLessThanOrEqual(most);
});

test('every close code is tried above', () => {
	expect(Object.keys(CloseCode)).toHaveLength(9);
});

test.each([
	[1006, 2_000],
	[CloseCode.RESTARTING, 5_000],
	[CloseCode.NEWER, 5_000],
	[CloseCode.TRY_AGAIN, 5_000],
	[CloseCode.TOO_FAST, 40_000],
	[CloseCode.BROKEN, 300_000],
])('closed with %i again and again, even after a scene: the pauses grow', (code, longest) => {
	const waits = Array.from({ length: 10 }, () => {
		opened().shut(code);
		return untilNextTry();
	});
	expect(waits[2]).toBeGreaterThan(waits[0]!);
	expect(waits.at(-1)).toBeGreaterThanOrEqual(longest * 0.8);
	expect(waits.at(-1)).toBeLessThanOrEqual(longest * 1.2);
});

test('a steady line forgets earlier trouble', () => {
	for (let i = 0; i < 5; i += 1) {
		opened().shut(CloseCode.RESTARTING);
		untilNextTry();
	}
	const gate = opened();
	pass(12);
	gate.shut(CloseCode.RESTARTING);
	expect(untilNextTry()).toBeLessThanOrEqual(100);
});

test('a table that cannot be read names the incident, keeps saying so while it tries again, and recovers', () => {
	socket().open().tell({ type: 'broken', id: null, incident: 'grey-heron' });
	socket().shut(CloseCode.BROKEN);
	expect([line.status, line.incident, line.retrying]).toEqual(['broken', 'grey-heron', false]);
	line.reopen();
	expect([line.status, line.retrying]).toEqual(['broken', true]);
	opened();
	expect([line.status, line.incident, line.retrying]).toEqual(['open', null, false]);
});

test('looking at the page does not make a broken table be read again', () => {
	opened().shut(CloseCode.BROKEN);
	window.dispatchEvent(new Event('focus'));
	expect(FakeSocket.all).toHaveLength(1);
});

test('trouble of the table itself is told while the line is open, until it is dismissed', () => {
	opened().tell({ type: 'broken', id: null, incident: 'grey-heron' });
	expect([line.status, line.incident]).toEqual(['open', 'grey-heron']);
	line.dismissIncident();
	expect(line.incident).toBe(null);
});

test('the incident of a single command is no trouble of the table', async () => {
	const gate = opened();
	const answer = line.act({});
	gate.tell({ type: 'broken', id: idOf(gate.commands[0]), incident: 'grey-heron' });
	expect(await answer).toMatchObject({ type: 'broken', incident: 'grey-heron' });
	expect(line.incident).toBe(null);
});

test('what is said without a line comes back at once, and is never sent later', async () => {
	opened().shut(1006);
	expect(await line.talk({ type: 'say', to: 'table', text: 'Hello' })).toEqual({ type: 'unsent' });
	untilNextTry();
	expect(opened().sent.filter(({ type }) => type === 'talk')).toEqual([]);
});

test.each([
	['the line breaks', () => socket().shut(1006)],
	['the page leaves the table', () => line.close()],
])('what was said and not answered comes back when %s', async (_, happens) => {
	opened();
	const answer = line.talk({ type: 'say', to: 'table', text: 'Hello' });
	happens();
	expect(await answer).toEqual({ type: 'lost' });
});

test('what was said comes back when the house never answers', async () => {
	opened();
	const answer = line.talk({ type: 'say', to: 'table', text: 'Hello' });
	pass(11);
	expect(await answer).toEqual({ type: 'lost' });
});

test('what was said and passed on is done', async () => {
	const gate = opened();
	const answer = line.talk({ type: 'say', to: 'table', text: 'Hello' });
	gate.tell({ type: 'done', id: idOf(gate.sent.at(-1)), version: 0 });
	expect(await answer).toMatchObject({ type: 'done' });
});

test('a phase begins, by the server’s time, when the message comes that brings it', () => {
	const gate = opened();
	const began = line.since;
	expect(began, 'a page that comes later goes by the clock').toBe(sinceOf(line.scene!));
	gate.tell([2, { awaited: [] }]);
	expect(line.since, 'the same phase').toBe(began);
	gate.tell([3, { game: { phase: { type: 'scoring' } } }]);
	expect(line.since).toBe(line.now());
});

test('a line at rest is pinged less often, and says so; a change or a page that is hidden makes it often again', () => {
	const gate = opened();
	const pings = () => gate.sent.flatMap((message) => (message.type === 'ping' ? [message.again] : []));
	pass(27);
	expect(pings().length).toBeGreaterThanOrEqual(9);
	expect(new Set(pings())).toEqual(new Set([3]));
	pass(9);
	const before = pings().length;
	pass(90);
	expect(pings().slice(before)).toEqual(Array(10).fill(9));
	gate.tell([2, { awaited: [0] }]);
	pass(3);
	expect(pings().slice(before + 10)).toEqual([3]);
	pass(60);
	expect(pings().at(-1)).toBe(9);
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	const shown = pings().length;
	document.dispatchEvent(new Event('visibilitychange'));
	expect(pings().slice(shown)).toEqual([3]);
	pass(9);
	expect(pings().slice(shown)).toEqual([3, 3, 3, 3]);
	vi.restoreAllMocks();
});

test('says at the next gate what it was last shown, so that it is not shown the past', () => {
	const line = new Connection('BCDF', 'secret');
	opened().tell([41_500, { awaited: [2] }]);
	expect(line.version).toBe(41_500);
	line.reopen();
	expect(socket().address).toContain('&seen=41500&');
	line.close();
});

test('an announcement stays until it is taken back', () => {
	const gate = opened();
	gate.tell({ type: 'announced', text: 'We restart in ten minutes', until: 9 });
	expect(line.announced?.text).toBe('We restart in ten minutes');
	gate.tell({ type: 'announced', text: '', until: 0 });
	expect(line.announced).toBeNull();
});
