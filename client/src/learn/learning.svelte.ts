/** What someone wants to learn: a game by doing, or its rules, perhaps one of them. */
export interface Wish {
	game: string;
	page: 'howto' | 'rules';
	/** The id of a rule. */
	rule: string | null;
}

/** `#howto=moons`, `#rules=moons`, `#rules=moons/D6`. */
export function wishOf(hash: string): Wish | null {
	const [, page, game, rule] = /^#(howto|rules)=([a-z]+)(?:\/([A-Z]\d+))?$/.exec(hash) ?? [];
	return game ? { game, page: page as Wish['page'], rule: rule ?? null } : null;
}

export const howToAddress = (game: string) => `#howto=${game}`;
export const rulesAddress = (game: string, rule?: string) => `#rules=${game}${rule ? `/${rule}` : ''}`;

/** Lies over any page. It is in the address, so it can be linked to, and so "back" closes it. */
class Learning {
	wish = $state.raw(wishOf(location.hash));
	/** How many lessons were taken to their end: then it is time to play. */
	finished = $state(0);
	/** How many steps back the page is that it was opened from. */
	#steps = 0;

	constructor() {
		window.addEventListener('hashchange', () => this.#read());
		window.addEventListener('popstate', () => this.#read());
	}

	close = (): void => {
		if (this.#steps > 0) history.go(-this.#steps);
		else history.replaceState(null, '', location.pathname);
		this.#steps = 0;
		this.wish = null;
	};

	finish = (): void => {
		this.close();
		this.finished += 1;
	};

	#read(): void {
		this.wish = wishOf(location.hash);
		if (this.wish && history.state === null) history.replaceState({ learning: this.#steps + 1 }, '');
		this.#steps = this.wish ? ((history.state as { learning?: number } | null)?.learning ?? 0) : 0;
	}
}

export const learning = new Learning();
