import { fetchPart } from '$client/browser/parts';
import type { Language } from '$client/words/words.svelte';

export interface Rule {
	id: string;
	text: string;
}

export interface Chapter {
	title: string;
	rules: Rule[];
}

const files = import.meta.glob<string>('../../../src/inklings/games/*/words/rules.*.md', {
	query: '?raw',
	import: 'default',
});

const pathOf = (game: string, language: Language) =>
	Object.keys(files).find((path) => path.endsWith(`/games/${game}/words/rules.${language}.md`));

/** A game brings its rules as a page in each language, if it brings them. */
export const hasRules = (game: string) => pathOf(game, 'en') !== undefined;

export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
	const path = pathOf(game, language);
	return path ? chapters(await fetchPart(path, files[path]!)) : [];
}

/** `## A chapter`, then a line for each rule: `- D6 Everyone but the narrator votes.` */
export function chapters(page: string): Chapter[] {
	return page
		.split(/^## /m)
		.slice(1)
		.map((chapter) => ({
			title: chapter.split('\n', 1)[0]!.trim(),
			rules: [...chapter.matchAll(/^- ([A-Z]\d+) (.+(?:\n {2}.+)*)/gm)].map(([, id, text]) => ({
				id: id!,
				text: text!.replace(/\n {2}/g, ' '),
			})),
		}));
}
