import type { FluentVariable } from '@fluent/bundle';
import { asked } from '$client/browser/embedding';
import { overhear, recall, remember } from '$client/browser/memory';
import { bundle, LANGUAGES, message, type Language } from './catalogue';

export { LANGUAGES, type Language };

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

	has(id: string): boolean {
		return message(id, this.language) !== undefined;
	}

	say(id: string, args?: Record<string, FluentVariable>, language = this.language): string {
		const pattern = message(id, language)?.value;
		return pattern ? bundle(language).formatPattern(pattern, args) : id;
	}

	/** A remark that goes with a message, such as the rule that it is about: `.rule = D6`. */
	remark(id: string, about: string): string | null {
		const pattern = message(id, this.language)?.attributes[about];
		return pattern ? bundle(this.language).formatPattern(pattern) : null;
	}

	/** "Ada, Bruno and Celeste". */
	list(names: string[]): string {
		return names.length < 2 ? (names[0] ?? '') : new Intl.ListFormat(this.language).format(names);
	}

	/** "41%"; of nothing 0%. */
	percent(part: number, whole: number): string {
		const share = whole === 0 ? 0 : part / whole;
		return new Intl.NumberFormat(this.language, { style: 'percent' }).format(share);
	}

	/** What a language calls itself. */
	name(language: Language): string {
		return this.say('language-name', {}, language);
	}

	/** What another language is called in this one, by its code. */
	nameOf(code: string): string {
		return new Intl.DisplayNames([this.language], { type: 'language' }).of(code) ?? code;
	}

	static #first(): Language {
		const wished = [
			recall('language'),
			asked('language'),
			...navigator.languages.map((tag) => tag.split('-', 1)[0]!),
		];
		return wished.find((tag) => tag !== null && LANGUAGES.includes(tag)) ?? 'en';
	}
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
