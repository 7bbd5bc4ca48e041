import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '$client/shell/memory';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const files: Record<string, string> = {
	...import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
	...import.meta.glob<string>('../../../src/inklings/games/*/words/{en,pl}.ftl', {
		query: '?raw',
		import: 'default',
		eager: true,
	}),
};

/** What only those who learn a game need to read. */
const lessons = import.meta.glob<string>('../../../src/inklings/games/*/words/howto.*.ftl', {
	query: '?raw',
	import: 'default',
});

const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundle(language)])) as Record<
	Language,
	FluentBundle
>;

function bundle(language: Language): FluentBundle {
	const made = new FluentBundle(language, { useIsolating: false });
	for (const [path, source] of Object.entries(files)) {
		if (path.endsWith(`/${language}.ftl`)) made.addResource(new FluentResource(source));
	}
	return made;
}

class Words {
	language = $state<Language>(Words.#first());

	choose = (language: Language): void => {
		this.language = language;
		remember('language', language);
		this.show();
	};

	show(): void {
		document.documentElement.lang = this.language;
	}

	/** Fetches the words of a game's how-to-play, in every language. */
	async learn(game: string): Promise<void> {
		await Promise.all(
			LANGUAGES.map(async (language) => {
				const path = Object.keys(lessons).find((key) =>
					key.endsWith(`/games/${game}/words/howto.${language}.ftl`),
				);
				if (path) bundles[language].addResource(new FluentResource(await lessons[path]!()));
			}),
		);
	}

	has(id: string): boolean {
		return bundles[this.language].hasMessage(id);
	}

	say(id: string, args?: Record<string, FluentVariable>): string {
		const spoken = bundles[this.language];
		const pattern = spoken.getMessage(id)?.value;
		return pattern ? spoken.formatPattern(pattern, args) : id;
	}

	/** A remark that goes with a message, such as the rule that it is about: `.rule = D6`. */
	remark(id: string, about: string): string | null {
		const spoken = bundles[this.language];
		const pattern = spoken.getMessage(id)?.attributes[about];
		return pattern ? spoken.formatPattern(pattern) : null;
	}

	/** "Ada, Bruno and Celeste". */
	list(names: string[]): string {
		return new Intl.ListFormat(this.language).format(names);
	}

	static #first(): Language {
		const wished = [recall('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
		return wished.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en';
	}
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
