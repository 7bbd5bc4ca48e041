import type { Picture } from '$client/design/Enlarged.svelte';
import { catalogue, woodcutsNamed } from '$client/wire/house';
import { ownDeck } from '$client/wire/own-decks';
import type { CardShown, PictureSize } from '$client/wire/http-types';
import { t, words } from '$client/words/words.svelte';

const AGAIN_AFTER = 1500;

/** With what the names of cards of another deck begin: `dioramas:bafogu`, `amber-otter.7`, `own:k3v9-40.7`. */
const OF_A_DECK = /^(?:([a-z]+:)[a-z]+|(.+)\.\d+)$/;
const OWN = 'own:';

/**
 * The pictures of a deck: where they are, and what they show in words. Its catalogue is asked for once, and so is that of
 * each other deck that is played instead or as well.
 */
export class Deck {
	readonly #name: string;
	#cards = $state.raw<Record<string, CardShown>>({});
	readonly #asked: Record<string, boolean> = {};

	constructor(name: string) {
		this.#name = name;
	}

	/** Where a card's picture is; nowhere until the catalogue has come. Not every deck has small ones. */
	src(card: string, size: PictureSize = 'card'): string | undefined {
		const pictures = this.#card(card)?.pictures;
		return pictures?.[size] ?? pictures?.card;
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
		const found = OF_A_DECK.exec(card);
		const deck = found?.[1] ?? found?.[2];
		if (!this.#asked[deck ?? '']) this.#ask(deck);
		return this.#cards[card];
	}

	#ask(deck: string | undefined): void {
		this.#asked[deck ?? ''] = true;
		this.#catalogue(deck).then(
			(cards) => (this.#cards = { ...this.#cards, ...cards }),
			() => setTimeout(() => this.#ask(deck), AGAIN_AFTER),
		);
	}

	#catalogue(deck: string | undefined): Promise<Record<string, CardShown>> {
		if (deck === undefined) return catalogue(this.#name);
		if (deck.endsWith(':')) return catalogue(deck.slice(0, -1));
		return deck.startsWith(OWN) ? ownDeck(deck.slice(OWN.length)) : woodcutsNamed(deck);
	}
}
