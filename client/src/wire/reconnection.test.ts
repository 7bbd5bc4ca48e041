import { expect, test, vi } from 'vitest';
import {
	beforeEachConnect,
	FakeSocket,
	opened,
	pass,
	socket,
	untilNextTry,
} from '$client/fixtures/fake-socket';
import { Connection } from './connection.svelte';
import { CloseCode } from './types';

let line: Connection;

beforeEachConnect((made) => (line = made));

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
