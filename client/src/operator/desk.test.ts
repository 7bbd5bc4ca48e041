import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Desk } from './desk.svelte';

let answers: Record<string, () => Response>;
const asked: [string, RequestInit][] = [];
const refused = (status: number, error: string) => () => Response.json({ error }, { status });
const now = (newest_report: number) => () => Response.json({ newest_report, members: [] });
const pathsAsked = () => asked.map(([path]) => path.replace('/api/house/', ''));

let desk: Desk;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		asked.push([path, init]);
		return answers[path.replace('/api/house/', '')]!();
	});
	asked.length = 0;
	answers = {
		now: now(0),
		reports: () => Response.json({ reports: { 3: { code: 'BCDF' }, 7: { code: 'GHJK' } } }),
	};
	sessionStorage.clear();
	desk = new Desk();
});
afterEach(() => {
	desk.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('without a token nothing is asked', async () => {
	await desk.look();
	expect(asked).toEqual([]);
});

test('the token goes into a header, never into an address, and is kept for this tab only', async () => {
	await desk.signIn(' secret ');
	const [[path, { headers }]] = asked as [[string, RequestInit]];
	expect(path).toBe('/api/house/now');
	expect(headers).toMatchObject({ authorization: 'Bearer secret' });
	expect(sessionStorage.getItem('inklings.token')).toBe('secret');
	expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
});

test('a token that does not hold is forgotten, and nothing more is asked', async () => {
	answers['now'] = refused(401, 'not_an_operator');
	await desk.signIn('wrong');
	expect(desk.problem).toBe('not_an_operator');
	expect(sessionStorage.getItem('inklings.token')).toBeNull();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(asked.length).toBe(1);
});

test('a house that does not answer is asked again, and what was known stays', async () => {
	await desk.signIn('secret');
	answers['now'] = () => {
		throw new TypeError('no network');
	};
	await vi.advanceTimersByTimeAsync(4_000);
	expect([desk.problem, desk.house?.newest_report]).toEqual(['unavailable', 0]);
	answers['now'] = now(0);
	await vi.advanceTimersByTimeAsync(4_000);
	expect(desk.problem).toBeNull();
});

test('reports are read when there is a new one, the newest first', async () => {
	answers['now'] = now(7);
	await desk.signIn('secret');
	await vi.advanceTimersByTimeAsync(8_000);
	expect(desk.reports.map(([number]) => number)).toEqual([7, 3]);
	expect(pathsAsked()).toEqual(['now', 'reports', 'now', 'now']);
});

test('what was done is seen at once, and what was refused is told by its code', async () => {
	await desk.signIn('secret');
	answers['tables/BCDF/lock'] = () => new Response(null, { status: 204 });
	expect(await desk.act('POST', 'tables/BCDF/lock', { locked: true })).toBeNull();
	expect(pathsAsked()).toEqual(['now', 'tables/BCDF/lock', 'now']);
	answers['tables/BCDF/lock'] = refused(404, 'no_such_table');
	expect(await desk.act('POST', 'tables/BCDF/lock', { locked: true })).toBe('no_such_table');
	expect(desk.problem).toBeNull();
});
