import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sdk = vi.hoisted(() => ({ answers: true, opens: true, made: 0, opened: [] as string[] }));
vi.mock('@discord/embedded-app-sdk', () => ({
	DiscordSDK: class {
		constructor(readonly clientId: string) {
			sdk.made += 1;
		}
		ready = () => (sdk.answers ? Promise.resolve() : new Promise(() => undefined));
		commands = {
			openExternalLink: async ({ url }: { url: string }) => {
				if (!sdk.opens) throw { code: 4002, message: 'Invalid command.' };
				sdk.opened.push(url);
			},
		};
	},
}));

let app: string | null;

beforeEach(() => {
	Object.assign(sdk, { answers: true, opens: true, made: 0, opened: [] });
	app = '123';
	vi.resetModules();
	vi.stubGlobal('fetch', async () => Response.json({ discord: app, address: 'https://play.example' }));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('there is one line to Discord, for the app that the house names', async () => {
	const { discord } = await import('./discord');
	const [first, second] = await Promise.all([discord(), discord()]);
	expect([first.clientId, sdk.made]).toEqual(['123', 1]);
	expect(second).toBe(first);
});

test('a house without an app says so', async () => {
	app = null;
	const { discord } = await import('./discord');
	await expect(discord()).rejects.toThrow('no_discord');
});

test('Discord has ten seconds to answer, and is greeted again when someone tries again', async () => {
	vi.useFakeTimers();
	sdk.answers = false;
	const { discord } = await import('./discord');
	const silent = expect(discord()).rejects.toThrow('silent');
	await vi.advanceTimersByTimeAsync(10_000);
	await silent;
	sdk.answers = true;
	expect((await discord()).clientId).toBe('123');
	expect(sdk.made).toBe(2);
});

test('pages are opened where the house is, not where Discord shows it', async () => {
	const { openInBrowser } = await import('./discord');
	await openInBrowser('/replay/4f');
	expect(sdk.opened).toEqual(['https://play.example/replay/4f']);
});

test('a page that Discord does not open is told of', async () => {
	sdk.opens = false;
	const { openInBrowser } = await import('./discord');
	const { toasts } = await import('$client/design/toasts.svelte');
	await openInBrowser('/replay/4f');
	expect(toasts.shown.map((toast) => toast.text)).toEqual(['Discord didn’t open the page. Try again.']);
});
