import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address } from '$client/browser/address.svelte';
import { circles } from '$client/browser/circles.svelte';
import type { Route } from '$client/browser/routes';
import { toasts } from '$client/design/toasts.svelte';
import type { CircleShown } from '$client/wire/http-types';
import CirclePage from './CirclePage.svelte';

const KEY = 'k'.repeat(32);
const SHOWN: CircleShown = {
	you: 'a',
	page: {
		circle: 'c1',
		name: 'Thursday',
		evenings: [
			{
				evening: 'e1',
				ended: Date.UTC(2026, 9, 1),
				games: [{ match: 'm1', game: 'moons', ended: 0, seats: [['a', false, 31, true]] }],
			},
		],
		older: null,
		total: 1,
		weeks: 1,
		members: [{ member: 'a', name: 'Ada', avatar: 3, games: 1, wins: 1, streak: 1, clues: [] }],
		wavelength: { usual: {}, waves: [] },
		decks: ['k3v9x2m7q4t8w1z5-60'],
	},
};

/** What the house was asked, in place of the network. */
let asked: { path: string; body: Record<string, string> }[] = [];
let trouble: Response | null;
let room: Record<string, unknown> | null = null;

beforeEach(() => {
	for (const { key } of circles.kept) circles.drop(key);
	asked = [];
	trouble = null;
	vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
		if (path === '/api/house') return Response.json({ games: [], circles: true, address: 'http://h' });
		asked.push({ path, body: JSON.parse(init!.body as string) });
		if (trouble) return trouble.clone();
		return path.endsWith('/page') ? Response.json(SHOWN) : new Response(null, { status: 204 });
	});
});

afterEach(async () => {
	if (room) await unmount(room);
	vi.unstubAllGlobals();
});

function open(path: string) {
	address.go(path);
	const { key, id } = address.route as Extract<Route, { page: 'circle' }>;
	room = mount(CirclePage, { target: document.body, props: { circleKey: key, id } });
}

const says = () => document.body.textContent;
const reads = (text: string) => vi.waitFor(() => expect(says()).toContain(text), 10_000);

function press(name: string): void {
	const buttons = [...document.querySelectorAll('button')];
	buttons.findLast((one) => one.textContent?.trim() === name)!.click();
	flushSync();
}

test('someone with the link sees what the circle is, and joins only if they say so', async () => {
	open(`/circle#key=${KEY}`);
	await reads('Join this circle');
	expect(says()).toContain('Thursday');
	expect(circles.kept).toEqual([]);
	press('Join this circle');
	expect(circles.withKey(KEY)).toMatchObject({ name: 'Thursday', id: 'c1' });
	expect(location.hash, 'the key is gone from the address').toBe('#id=c1');
	expect(asked.every(({ path }) => !path.includes(KEY))).toBe(true);
});

test('a circle is started by its name', async () => {
	open('/circle');
	await reads('Name of the circle');
	const field = document.querySelector('input')!;
	field.value = '  Our   Thursday circle ';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	flushSync();
	press('Start a circle');
	await vi.waitFor(() => expect(location.hash).toBe('#id=c1'));
	expect(asked[0]).toMatchObject({ path: '/api/circles/name', body: { name: 'Our Thursday circle' } });
	expect(circles.kept).toHaveLength(1);
});

test('a key that was cut off is told as such', async () => {
	open('/circle#key=short');
	await reads('There’s no circle behind this link');
	expect(asked).toEqual([]);
});

/** The page of a circle that is kept here. */
async function kept() {
	circles.keep({ key: KEY, secret: 's'.repeat(32), name: 'Thursday', id: 'c1' });
	open('/circle#id=c1');
	await reads('1 evening');
	await reads('60 pictures');
}

test.each([
	['Leave the circle', '/api/circles/leave'],
	['Forget me', '/api/circles/forget'],
])('%s: it is said what happens, and then this browser drops the circle', async (wish, path) => {
	await kept();
	press('Settings');
	press(wish);
	expect(says()).toContain('This browser drops the circle.');
	expect(asked.map(({ path }) => path)).not.toContain(path);
	press(wish);
	await vi.waitFor(() => expect(circles.kept).toEqual([]));
	expect(asked.at(-1)).toEqual({ path, body: { key: KEY, secret: 's'.repeat(32) } });
	expect(location.pathname + location.hash).toBe('/circle');
});

test('if the chronicle does not answer, the circle stays and it is said what to do', async () => {
	await kept();
	trouble = Response.json({ error: 'no_chronicle' }, { status: 503 });
	press('Settings');
	press('Leave the circle');
	press('Leave the circle');
	await vi.waitFor(() => expect(toasts.shown.at(-1)?.text).toContain('Try again in a minute'));
	expect(circles.kept).toHaveLength(1);
});

test('a circle of which nothing is left can be started again', async () => {
	trouble = Response.json({ error: 'no_such_circle' }, { status: 404 });
	circles.keep({ key: KEY, secret: 's'.repeat(32), name: 'Thursday', id: 'c1' });
	open('/circle#id=c1');
	await reads('Nothing is left of “Thursday”');
	trouble = null;
	press('Start it again');
	await reads('1 evening');
	expect(asked.map(({ path }) => path)).toContain('/api/circles/name');
});
