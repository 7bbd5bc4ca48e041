import { afterEach, expect, test } from 'vitest';
import { toasts } from '$client/design/toasts.svelte';
import type { Answer } from '$client/wire/command-queue';
import { words } from '$client/words/words.svelte';
import { granted } from './answers';

const refused = (why: string): Promise<Answer> =>
	Promise.resolve({ type: 'refused', id: '1', why, facts: {} } as Answer);

afterEach(() => {
	toasts.shown.forEach(({ id }) => toasts.drop(id));
	words.choose('en');
});

test('a refused move names its rule, as a link to it', async () => {
	expect(await granted(refused('not_offered'), 'moons', 'vote')).toBe(false);
	expect(toasts.shown).toMatchObject([
		{
			text: 'You can’t vote for your own card.',
			link: { label: 'Rule D6', href: '#rules=moons/D6' },
		},
	]);
});

test('in the language that is spoken', async () => {
	words.choose('pl');
	await granted(refused('hushed'), 'telepathic');
	expect(toasts.shown[0]?.link?.label).toBe('Zasada T24');
});

test('what the game says in general, or the house, needs no rule', async () => {
	await granted(refused('not_offered'), 'rorschach', 'seal');
	await granted(refused('not_seated'));
	expect(toasts.shown.map(({ link }) => link)).toEqual([null, null]);
});

test('anyone who is ready as the table goes on by itself is not told that they are late', async () => {
	expect(await granted(refused('not_now'), 'pareidolia', 'say_ready')).toBe(true);
	expect(toasts.shown).toEqual([]);
});
