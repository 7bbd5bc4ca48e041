import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { t, words, LANGUAGES } from './words.svelte';

const files: Record<string, string> = {
	...import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
	...import.meta.glob<string>('../../../src/inklings/games/*/words/*.ftl', {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
};
const sources: Record<string, string> = {
	...import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
	...import.meta.glob<string>('../../../src/inklings/games/*/ui/*.{ts,svelte}', {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
};

function ids(language: string): string[] {
	return Object.entries(files)
		.filter(([path]) => new RegExp(`[/.]${language}\\.ftl$`).test(path))
		.flatMap(([, source]) => new FluentResource(source).body.map((message) => message.id))
		.sort();
}

test('every language says the same things', () => {
	for (const language of LANGUAGES) expect(ids(language)).toEqual(ids('en'));
});

test('every file is read whole', () => {
	for (const [path, source] of Object.entries(files)) {
		const written = source.match(/^[a-z][\w-]* =/gm) ?? [];
		expect(new FluentResource(source).body.length, path).toBe(written.length);
	}
});

test('no message is written twice', () => {
	for (const language of LANGUAGES) expect(new Set(ids(language)).size).toBe(ids(language).length);
});

test('no message is missing', () => {
	const known = new Set(ids('en'));
	for (const [path, source] of Object.entries(sources)) {
		for (const [, id] of source.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)) {
			expect(known.has(id!), `${id} of ${path}`).toBe(true);
		}
	}
});

test('no message is left over', () => {
	const code = Object.values(sources).join('\n');
	// A made id such as `moons-note-${…}` uses every message that begins and ends so.
	const made = [...code.matchAll(/`([\w-]*)\$\{[^}]*\}([\w-]*)(?:\$\{[^}]*\})?`/g)].map(
		([, head, tail]) => new RegExp(`^(?:\\w+)?${head}[\\w-]+${tail}[\\w-]*$`),
	);
	const patterns = made.filter((pattern) => pattern.source.includes('-'));
	const unused = ids('en').filter((id) => !code.includes(`'${id}'`) && !patterns.some((one) => one.test(id)));
	expect(unused).toEqual([]);
});

test.each([
	['en', 1, 'One moon, after one story.'],
	['en', 31, '31 moons, after 9 stories.'],
	['pl', 1, 'Jeden księżyc po jednej historii.'],
	['pl', 2, '2 księżyce po 9 historiach.'],
	['pl', 5, '5 księżyców po 9 historiach.'],
	['pl', 22, '22 księżyce po 9 historiach.'],
] as const)('%s counts %i', (language, score, said) => {
	words.choose(language);
	expect(t('moons-result', { score, rounds: score === 1 ? 1 : 9 })).toBe(said);
	words.choose('en');
});
