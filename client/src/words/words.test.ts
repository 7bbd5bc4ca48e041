import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { t, words, LANGUAGES } from './words.svelte';

const files: Record<string, string> = {
	...import.meta.glob<string>(['./*.ftl', '../{activity,circle,deck,operator,party}/words/*.ftl'], {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
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

/** What the server says itself, on pictures and in the chronicle. */
const byServer = Object.values(
	import.meta.glob<string>('../../../src/inklings/games/*/{postcards,summary}.py', {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
).join('\n');

/** What a notice says, by what somebody can do: `notices/texts.py` makes these ids. */
const NOTICE = /^\w+-awaited-\w+$/;

/** The same everywhere, and why that is right. */
const SAME = [
	'tv', // the sign on the button
	'menu', // one word for both
	'seconds-short', // a unit
	'standing-narrator', // one word for both
	'moons-postcard-narrator', // the same
	'deck-treatment-sepia', // the same
	'rorschach-share', // begins with a name, and goes on with other messages
	// the names of games
	...Object.keys(files).flatMap((path) => {
		const [, game] = /\/games\/(\w+)\//.exec(path) ?? [];
		return game ? `${game}-title` : [];
	}),
];

type Message = FluentResource['body'][number];

const messages = (source: string): Message[] => new FluentResource(source).body;
const all = (language: string): Message[] =>
	Object.entries(files)
		.filter(([path]) => new RegExp(`[/.]${language}\\.ftl$`).test(path))
		.flatMap(([, source]) => messages(source));
const ids = (language: string): string[] => all(language).map(({ id }) => id);
const english = Object.keys(files).filter((path) => /[/.]en\.ftl$/.test(path));
const others = LANGUAGES.filter((language) => language !== 'en');

/** The messages of a file, and of which of them something is remarked. */
const said = (source: string | undefined): string[] =>
	messages(source ?? '')
		.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((about) => `${id}.${about}`)])
		.sort();

/** What a message is told by the one who says it. */
const facts = (message: Message): string[] =>
	[...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name!);

/** All that someone reads, without the names of facts. */
const prose = (part: unknown): string =>
	typeof part === 'string'
		? part
		: Array.isArray(part)
			? part.map(prose).join('')
			: part !== null && typeof part === 'object' && 'variants' in part
				? (part.variants as { value: unknown }[]).map(({ value }) => prose(value)).join('')
				: '';

test.each(english)('%s says the same things in every language', (path) => {
	for (const language of others) {
		const translated = path.replace(/en\.ftl$/, `${language}.ftl`);
		expect(said(files[translated]), translated).toEqual(said(files[path]));
	}
});

test('no file is in a language that the shell does not speak', () => {
	const spoken = new RegExp(`[/.](${LANGUAGES.join('|')})\\.ftl$`);
	for (const path of Object.keys(files)) expect(path).toMatch(spoken);
});

test('every message is translated', () => {
	const written = new Map(all('en').map(({ id, value }) => [id, value]));
	for (const language of others) {
		const same = all(language)
			.filter(({ value }) => /\p{L}/u.test(prose(value)))
			.filter(({ id, value }) => JSON.stringify(value) === JSON.stringify(written.get(id)))
			.map(({ id }) => id);
		expect(same.filter((id) => !SAME.includes(id))).toEqual([]);
	}
});

test('a translation invents no facts', () => {
	const told = new Map(all('en').map((message) => [message.id, facts(message)]));
	for (const language of others) {
		for (const message of all(language)) {
			// A number may be there only for the grammar of some languages.
			expect(['count', ...told.get(message.id)!], message.id).toEqual(expect.arrayContaining(facts(message)));
		}
	}
});

test('every file is read whole', () => {
	for (const [path, source] of Object.entries(files)) {
		const written = source.match(/^[a-z][\w-]* =/gm) ?? [];
		expect(messages(source).length, path).toBe(written.length);
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
	// A made id such as `moons-note-${…}` uses every message that has its words in these places.
	const made = [...code.matchAll(/`((?:[\w-]|\$\{(?:[^{}`]|`[^`]*`)*\})+)`/g)]
		.map(([, id]) => id!.split(/\$\{(?:[^{}`]|`[^`]*`)*\}/))
		.filter((parts) => parts.length > 1 && parts.some((part) => /\w/.test(part)))
		.map((parts) => new RegExp(`^${parts.join('[\\w-]*')}$`));
	const unused = ids('en').filter(
		(id) =>
			!code.includes(`'${id}'`) &&
			!byServer.includes(`"${id}"`) &&
			!NOTICE.test(id) &&
			!made.some((one) => one.test(id)),
	);
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

test('what is chosen in one window is spoken in all of them', () => {
	window.dispatchEvent(new StorageEvent('storage', { key: 'inklings.language', newValue: 'pl' }));
	expect([t('close'), document.documentElement.lang]).toEqual(['Zamknij', 'pl']);
	words.choose('en');
});
