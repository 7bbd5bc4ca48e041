import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from '$client/words/words.svelte';
import { howToAddress, rulesAddress, wishOf } from './learning.svelte';
import { chapters, hasRules, rulesOf } from './rules';

const pages = import.meta.glob<string>('../../../src/inklings/games/*/words/rules.*.md', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const books = import.meta.glob<string>('../../../src/inklings/games/*/README.md', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const words = import.meta.glob<string>('../../../src/inklings/games/*/words/*.ftl', {
	query: '?raw',
	import: 'default',
	eager: true,
});
const lessons = Object.keys(import.meta.glob('../../../src/inklings/games/*/ui/HowTo.svelte'));

const gameOf = (path: string) => /\/games\/(\w+)\//.exec(path)![1]!;
const idsOf = (page: string) => chapters(page).flatMap(({ rules }) => rules.map(({ id }) => id));
const pageOf = (game: string, language: string) =>
	Object.entries(pages).find(([path]) => path.endsWith(`/${game}/words/rules.${language}.md`))?.[1] ?? '';
const games = [...new Set(Object.keys(pages).map(gameOf))];

test('what is to be learnt stands in the address', () => {
	expect(wishOf(howToAddress('moons'))).toEqual({ page: 'howto', game: 'moons', rule: null });
	expect(wishOf(rulesAddress('moons'))).toEqual({ page: 'rules', game: 'moons', rule: null });
	expect(wishOf(rulesAddress('moons', 'D6'))).toEqual({ page: 'rules', game: 'moons', rule: 'D6' });
	expect(wishOf('#key=abc')).toBeNull();
	expect(wishOf('')).toBeNull();
});

test('a rule may take more than one line', () => {
	expect(chapters('# Game\n\n## Play\n- A1 One.\n- A2 Two\n  and a half.\n\n## End\n- A3 Three.\n')).toEqual([
		{
			title: 'Play',
			rules: [
				{ id: 'A1', text: 'One.' },
				{ id: 'A2', text: 'Two and a half.' },
			],
		},
		{ title: 'End', rules: [{ id: 'A3', text: 'Three.' }] },
	]);
});

test.each(games)('the rules of %s are the same in every language, and those of its book', async (game) => {
	const ids = idsOf(pageOf(game, 'en'));
	expect(ids, 'a line for each rule: - A1 Everyone picks a card.').not.toEqual([]);
	expect(new Set(ids).size).toBe(ids.length);
	const book = Object.entries(books).find(([path]) => gameOf(path) === game)![1];
	for (const id of ids) expect(book).toMatch(new RegExp(`\\b${id}\\b`));
	for (const language of LANGUAGES) {
		const page = pageOf(game, language);
		expect(idsOf(page)).toEqual(ids);
		expect(idsOf(page).length, 'no line is left unread').toBe(page.match(/^- /gm)?.length);
		expect(await rulesOf(game, language)).toEqual(chapters(page));
	}
});

test('a game without a page of rules has none', async () => {
	expect(hasRules('a-fifth-game')).toBe(false);
	expect(await rulesOf('a-fifth-game', 'en')).toEqual([]);
});

test('whatever names a rule, names one that can be read', () => {
	for (const [path, source] of Object.entries(words)) {
		const known = idsOf(pageOf(gameOf(path), 'en'));
		for (const { id, attributes } of new FluentResource(source).body) {
			if ('rule' in attributes) expect(known, id).toContain(attributes['rule']);
		}
	}
});

test.each(lessons.map(gameOf))('%s is learnt in three or four steps, in every language', (game) => {
	for (const language of LANGUAGES) {
		const source = Object.entries(words).find(([path]) =>
			path.endsWith(`/${game}/words/howto.${language}.ftl`),
		)![1];
		const steps = new FluentResource(source).body.filter(({ id }) => /-howto-\d$/.test(id));
		expect([3, 4]).toContain(steps.length);
	}
});
