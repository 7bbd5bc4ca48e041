import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { presence, scene, SCENE_KINDS } from '$client/fixtures/scenes';
import { words } from '$client/words/words.svelte';
import Harness from '../../harness/Harness.svelte';

const house = {
	games: [
		{
			name: 'moons',
			least: 3,
			most: 8,
			options: { properties: { target: { enum: [15, 30], default: 30 } } },
		},
	],
	letters: 'BCDF',
	code_length: 4,
	screen_letters: 6,
	address: 'http://inklings.example',
};

let shown: Record<string, unknown> | undefined;

beforeEach(() => {
	vi.stubGlobal(
		'fetch',
		async (path: string) => new Response(JSON.stringify(path.includes('house') ? house : { cards: {} })),
	);
});

afterEach(async () => {
	if (shown) await unmount(shown);
	shown = undefined;
	vi.unstubAllGlobals();
});

async function show(
	kind: (typeof SCENE_KINDS)[number],
	players: number,
	you: number | null,
	tv = false,
	screens = 0,
) {
	const wanted = { players, you, now: Date.now() };
	shown = mount(Harness, {
		target: document.body,
		props: { scene: scene(kind, wanted), presence: presence(wanted, screens), tv },
	});
	flushSync();
	await vi.waitFor(
		() => expect(document.querySelector('.ribbon, .lobby, .screen, .ticket, .moons')).not.toBeNull(),
		30_000,
	);
	await tick();
	return document.body.textContent;
}

describe.each(SCENE_KINDS)('%s', (kind) => {
	test.each([3, 6, 8])('with %i players', async (players) => {
		expect(await show(kind, players, 0)).not.toMatch(/moons-|undefined|\[object/);
	});

	test('with a screen in the room', async () => {
		expect(await show(kind, 6, 0, false, 1)).not.toMatch(/moons-|undefined/);
	});

	test('for an onlooker there is no drawer', async () => {
		await show(kind, 6, null);
		expect(document.querySelector('.drawer')).toBeNull();
	});

	test('on the shared screen there is nothing to press', async () => {
		expect(await show(kind, 6, null, true)).toContain('MOTH');
		expect(document.querySelector('button, input')).toBeNull();
	});

	test('in Polish', async () => {
		words.choose('pl');
		expect(await show(kind, 6, 0)).not.toMatch(/moons-|undefined/);
		words.choose('en');
	});
});

test('your own card cannot be voted for', async () => {
	await show('voting', 6, 0);
	const own = [...document.querySelectorAll('button')].find(
		(one) => one.getAttribute('aria-label') === 'Card 5, yours',
	);
	expect(own?.disabled).toBe(true);
});

test('the wax button says what is missing', async () => {
	expect(await show('voting', 6, 0)).toContain('Pick a card');
});
