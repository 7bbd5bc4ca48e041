import type { Picture } from '$client/design/Enlarged.svelte';
import { catalogue } from '$client/wire/house';
import type { CardShown, PictureSize } from '$client/wire/http-types';
import { t, words } from '$client/words/words.svelte';

const AGAIN_AFTER = 1500;

/** The pictures of a deck: where they are, and what they show in words. Its catalogue is asked for once. */
export class Deck {
	readonly #name: string;
	#cards = $state.raw<Record<string, CardShown>>({});
	#asked = false;

	constructor(name: string) {
		this.#name = name;
	}

	/** Where a card's picture is; nowhere until the catalogue has come. */
	src(card: string, size: PictureSize = 'card'): string | undefined {
		return this.#card(card)?.pictures[size];
	}

	/** What the picture shows; something general until the catalogue has come. */
	alt(card: string): string {
		return this.#card(card)?.alt[words.language] ?? t('picture');
	}

	/** The large picture, with the one that is there already to look at until it comes. */
	enlarged(card: string, shown: PictureSize = 'card'): Picture {
		return { src: this.src(card, 'large'), preview: this.src(card, shown), alt: this.alt(card) };
	}

	#card(card: string): CardShown | undefined {
		if (!this.#asked) this.#ask();
		return this.#cards[card];
	}

	#ask(): void {
		this.#asked = true;
		catalogue(this.#name).then(
			(cards) => (this.#cards = cards),
			() => setTimeout(() => this.#ask(), AGAIN_AFTER),
		);
	}
}
