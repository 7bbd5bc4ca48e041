import type { Picture } from '$client/design/Enlarged.svelte';
import { catalogue, woodcutsNamed } from '$client/wire/house';
import type { CardShown, PictureSize } from '$client/wire/http-types';
import { t, words } from '$client/words/words.svelte';

const AGAIN_AFTER = 1500;

/** A woodcut's name begins with that of its deck. */
const WOODCUT = /^(.+)\.\d+$/;

/**
 * The pictures of a deck: where they are, and what they show in words. Its catalogue is asked for once, and so is that of
 * each deck of woodcuts that is played instead.
 */
export class Deck {
	readonly #name: string;
	#cards = $state.raw<Record<string, CardShown>>({});
	readonly #asked: Record<string, boolean> = {};

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
		const woodcuts = WOODCUT.exec(card)?.[1];
		if (!this.#asked[woodcuts ?? '']) this.#ask(woodcuts);
		return this.#cards[card];
	}

	#ask(woodcuts: string | undefined): void {
		this.#asked[woodcuts ?? ''] = true;
		(woodcuts ? woodcutsNamed(woodcuts) : catalogue(this.#name)).then(
			(cards) => (this.#cards = { ...this.#cards, ...cards }),
			() => setTimeout(() => this.#ask(woodcuts), AGAIN_AFTER),
		);
	}
}
