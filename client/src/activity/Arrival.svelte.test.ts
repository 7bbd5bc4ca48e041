import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address } from '$client/browser/address.svelte';
import { person } from '$client/browser/person.svelte';
import Arrival from './Arrival.svelte';

/** What Discord does; that its SDK says it like this is shown in tests/e2e/test_discord.py. */
const sdk = vi.hoisted(() => ({ answers: true, agrees: true, authenticated: '' }));
vi.mock('@discord/embedded-app-sdk', () => ({
	DiscordSDK: class {
		instanceId = 'i-1';
		constructor(readonly clientId: string) {}
		ready = () => (sdk.answers ? Promise.resolve() : new Promise(() => undefined));
		commands = {
			authorize: async () => {
				if (!sdk.agrees) throw { code: 5000, message: 'Request failed.' };
				return { code: 'one-time' };
			},
			authenticate: async ({ access_token }: { access_token: string }) => {
				sdk.authenticated = access_token;
				throw { code: 4009, message: 'Invalid token.' };
			},
		};
	},
}));

let answer: () => Response;
let app: string | null;
let shown: Record<string, never> | undefined;
const replace = vi.spyOn(address, 'replace').mockImplementation(() => undefined);
const text = () => document.body.textContent!.replace(/\s+/g, ' ');
const tryAgain = () => document.querySelector('button')!.click();

function show() {
	shown = mount(Arrival, { target: document.body });
	flushSync();
}

beforeEach(() => {
	localStorage.clear();
	replace.mockClear();
	Object.assign(sdk, { answers: true, agrees: true, authenticated: '' });
	app = '123';
	answer = () =>
		Response.json({
			table: 'BCDF',
			secret: 'hers-alone',
			name: '  A name as long as Discord allows ',
			token: 't',
		});
	vi.stubGlobal('fetch', async (path: string) =>
		path === '/api/house' ? Response.json({ discord: app }) : answer(),
	);
});
afterEach(async () => {
	if (shown) await unmount(shown);
	shown = undefined;
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetModules();
});

test('someone comes from Discord to the table of the instance, as who they are there', async () => {
	show();
	expect(text()).toContain('Finding your table');
	await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/embed/BCDF'));
	expect(person.ticket('BCDF')).toBe('hers-alone');
	expect(person.name, 'as much of it as a seat holds').toBe('A name as long as Di');
	expect(sdk.authenticated, 'Discord is told, and need not like it').toBe('t');
});

test.each([
	['unknown_code', 403],
	['not_in_activity', 403],
	['discord_away', 503],
	['too_fast', 429],
])('%s: the page says what to do, and tries again', async (error, status) => {
	const well = answer;
	answer = () => Response.json({ error }, { status });
	show();
	await vi.waitFor(() => expect(text()).toContain('Try again'));
	expect(text()).not.toContain('activity-');
	expect(text()).not.toContain('We can’t find your table');
	answer = well;
	tryAgain();
	await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/embed/BCDF'));
});

test('so it does for trouble that nobody has thought of', async () => {
	answer = () => new Response('no JSON', { status: 502 });
	show();
	await vi.waitFor(() => expect(text()).toContain('We can’t find your table right now'));
});

test('who does not agree at first can do so later', async () => {
	sdk.agrees = false;
	show();
	await vi.waitFor(() => expect(text()).toContain('Discord hasn’t told us your name'));
	sdk.agrees = true;
	tryAgain();
	await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/embed/BCDF'));
});
