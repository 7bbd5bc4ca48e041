import { words } from '$client/words/words.svelte';

type Catalogue = Record<string, Partial<Record<string, string>>>;

/** The dream pictures, and what they show in words. */
class Dreams {
	#cards = $state.raw<Catalogue>({});
	#asked = false;

	src(card: string): string {
		return `/pictures/dreams/${card}.svg`;
	}

	/** What the picture shows; something general until the catalogue has come. */
	alt(card: string): string {
		this.#load();
		return this.#cards[card]?.[words.language] ?? words.say('moons-picture');
	}

	#load(): void {
		if (this.#asked) return;
		this.#asked = true;
		fetch('/api/decks/dreams')
			.then((response) => response.json() as Promise<{ cards: Catalogue }>)
			.then(
				({ cards }) => (this.#cards = cards),
				() => (this.#asked = false),
			);
	}
}

export const dreams = new Dreams();
