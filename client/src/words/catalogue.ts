import { FluentBundle, FluentResource } from '@fluent/bundle';
import { fetchPart } from '$client/browser/parts';

const shell = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const games = import.meta.glob<string>(
	['../../../src/inklings/games/*/words/*.ftl', '!../../../src/inklings/games/*/words/howto.*.ftl'],
	{ query: '?raw', import: 'default', eager: true },
);

/** Such as `pl`: every file of the shell is a language. */
export type Language = string;
export const LANGUAGES: Language[] = Object.keys(shell).map((path) =>
	path.slice('./'.length, -'.ftl'.length),
);

/** What only those who learn a game need to read. */
const lessons = import.meta.glob<string>('../../../src/inklings/games/*/words/howto.*.ftl', {
	query: '?raw',
	import: 'default',
});

const bundles = new Map<Language, FluentBundle>();
const read = new Set<string>();

/** The shell's messages in a language; a game's are read when the first of them is said. */
export function bundle(language: Language): FluentBundle {
	let made = bundles.get(language);
	if (!made) {
		made = new FluentBundle(language, { useIsolating: false });
		made.addResource(new FluentResource(shell[`./${language}.ftl`]!));
		bundles.set(language, made);
	}
	return made;
}

/** A message; all of a game's begin with its name. */
export function message(id: string, language: Language) {
	const spoken = bundle(language);
	const path = `/games/${id.split('-', 1)[0]}/words/${language}.ftl`;
	if (!spoken.hasMessage(id) && !read.has(path)) {
		read.add(path);
		const source = Object.entries(games).find(([key]) => key.endsWith(path))?.[1];
		if (source !== undefined) spoken.addResource(new FluentResource(source));
	}
	return spoken.getMessage(id);
}

/** Fetches the words of a game's how-to-play, in every language. */
export async function learn(game: string): Promise<void> {
	await Promise.all(
		LANGUAGES.map(async (language) => {
			const path = Object.keys(lessons).find((key) =>
				key.endsWith(`/games/${game}/words/howto.${language}.ftl`),
			);
			if (path) bundle(language).addResource(new FluentResource(await fetchPart(path, lessons[path]!)));
		}),
	);
}
