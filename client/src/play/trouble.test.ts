import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presence, scene } from '$client/fixtures/scenes';
import { words } from '$client/words/words.svelte';
import type { TalkAnswer } from '$client/wire/sayings';
import Harness from '../../harness/Harness.svelte';

let shown: Record<string, never> | undefined;

function show(wanted: Partial<ComponentProps<typeof Harness>>) {
	const props = { scene: scene('voting', {}), presence: presence({}), tv: false, ...wanted };
	shown = mount(Harness, { target: document.body, props });
	flushSync();
}
const text = () => document.body.textContent!.replace(/\s+/g, ' ');
const button = (name: string) =>
	[...document.querySelectorAll('button')].find((one) => one.textContent!.trim() === name);

beforeEach(() => {
	sessionStorage.clear();
	vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
});
afterEach(async () => {
	if (shown) await unmount(shown);
	shown = undefined;
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	words.choose('en');
});

test('a move that takes long to be saved says that nothing need be done', () => {
	show({ trouble: { saving: 'slow' } });
	expect(text()).not.toContain('Still saving');
	void unmount(shown!);
	show({ trouble: { saving: 'long' } });
	expect(text()).toContain('Still saving.');
});

test.each([
	['connecting', 'Connecting'],
	['lost', 'Connection lost'],
	['unreachable', 'This table’s server can’t be reached right now. Your game is kept'],
	['restarting', 'The server’s restarting'],
	['busy', 'The server’s busy'],
	['too_fast', 'That was too much at once'],
] as const)('while the line is %s the table stays, and it is said why', (status, said) => {
	show({ trouble: { status } });
	expect(text()).toContain(said);
	expect(text()).toContain('Thirty Moons');
});

test('a table that cannot be read names the incident and what can be done', () => {
	show({ trouble: { status: 'broken', incident: 'grey-heron' } });
	expect(text()).toContain('We can’t open this table right now');
	expect(text()).toContain('grey-heron');
	expect(button('Try again')).toBeDefined();
	expect(button('Open a new table')).toBeDefined();
	expect(text()).not.toContain('Thirty Moons');
});

test('trouble at a table that goes on is shown until it is read', () => {
	show({ trouble: { incident: 'grey-heron' } });
	expect(text()).toContain('incident grey-heron');
	button('OK')!.click();
	flushSync();
	expect(text()).not.toContain('grey-heron');
});

test('a page that the house cannot read is loaded again once, then it says so', () => {
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
	show({ trouble: { status: 'out_of_step' } });
	expect(reload).toHaveBeenCalledTimes(1);
	expect(button('Reload')).toBeUndefined();
	void unmount(shown!);
	show({ trouble: { status: 'out_of_step' } });
	expect(reload).toHaveBeenCalledTimes(1);
	expect(text()).toContain('This page is out of date');
	expect(button('Reload')).toBeDefined();
});

test('bots that do not answer: the host is told what to do, others who can do it', () => {
	const away = { ...presence({}), bots_away: true };
	show({ presence: away });
	expect(text()).toContain('The bots haven’t answered for a while. Wait, or invite people');
	expect(button('Invite')).toBeDefined();
	void unmount(shown!);
	show({ presence: away, scene: scene('voting', { you: 1 }) });
	expect(text()).toContain('The bots haven’t answered for a while. Ada can wait, or invite people');
	expect(button('Invite')).toBeUndefined();
});

test('bots that do answer are not spoken of', () => {
	show({});
	expect(text()).not.toContain('The bots');
});

test.each([
	[{ type: 'unsent' }, 'Hello', 'Not sent, because you’re offline.'],
	[{ type: 'lost' }, 'Hello', 'We lost the connection while sending.'],
	[{ type: 'refused', id: 'x', why: 'unavailable', facts: {} }, 'Hello', 'didn’t go through'],
	[{ type: 'done', id: 'x', version: 0 }, '', ''],
] as [TalkAnswer, string, string][])(
	'what is written stays until it is passed on: %o',
	async (answer, left, said) => {
		show({ scene: { ...scene('voting', {}), channels: ['table'] }, talk: () => Promise.resolve(answer) });
		await vi.waitFor(() => expect(document.querySelector('[aria-label="Chat"]')).not.toBeNull(), 30_000);
		const open = () => {
			document.querySelector<HTMLElement>('[aria-label="Chat"]')!.click();
			flushSync();
			return document.querySelector<HTMLInputElement>('dialog input')!;
		};
		const field = open();
		field.value = 'Hello';
		field.dispatchEvent(new Event('input', { bubbles: true }));
		flushSync();
		field.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
		await vi.waitFor(() => expect(field.readOnly).toBe(false));
		await new Promise((wait) => setTimeout(wait, 5));
		flushSync();
		expect(field.value).toBe(left);
		expect(text()).toContain(said);
	},
);
