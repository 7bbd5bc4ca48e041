import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { overhear, recall, remember } from '$client/shell/memory';

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

const bundles = new Map(LANGUAGES.map((language) => [language, bundle(language)]));

function bundle(language: Language): FluentBundle {
	const made = new FluentBundle(language, { useIsolating: false });
	for (const [path, source] of Object.entries({ ...shell, ...games })) {
		if (path.endsWith(`/${language}.ftl`)) made.addResource(new FluentResource(source));
	}
	return made;
}

class Words {
	language = $state<Language>(Words.#first());

	constructor() {
		overhear('language', (language) => {
			this.language = language;
			this.show();
		});
	}

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
				if (path) bundles.get(language)!.addResource(new FluentResource(await lessons[path]!()));
			}),
		);
	}

	has(id: string): boolean {
		return this.#spoken().hasMessage(id);
	}

	say(id: string, args?: Record<string, FluentVariable>, language = this.language): string {
		const spoken = this.#spoken(language);
		const pattern = spoken.getMessage(id)?.value;
		return pattern ? spoken.formatPattern(pattern, args) : id;
	}

	/** A remark that goes with a message, such as the rule that it is about: `.rule = D6`. */
	remark(id: string, about: string): string | null {
		const spoken = this.#spoken();
		const pattern = spoken.getMessage(id)?.attributes[about];
		return pattern ? spoken.formatPattern(pattern) : null;
	}

	/** "Ada, Bruno and Celeste". */
	list(names: string[]): string {
		return new Intl.ListFormat(this.language).format(names);
	}

	/** What a language calls itself. */
	name(language: Language): string {
		return this.say('language-name', {}, language);
	}

	#spoken(language = this.language): FluentBundle {
		return bundles.get(language)!;
	}

	static #first(): Language {
		const wished = [recall('language'), ...navigator.languages.map((tag) => tag.split('-', 1)[0]!)];
		return wished.find((tag) => tag !== null && bundles.has(tag)) ?? 'en';
	}
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
