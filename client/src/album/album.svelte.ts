import { person } from '$client/browser/person.svelte';
import { tableOfAlbum } from '$client/kit/album';
import { sayWhyNot } from '$client/table/why-not';
import { albumAt, chooseMoment, closeAlbum, endAlbum, ownAlbum } from '$client/wire/albums';
import { Refusal } from '$client/wire/house';
import type { Album, AlbumGame, AlbumMoment } from '$client/wire/http-types';
import { words } from '$client/words/words.svelte';

/** The album behind a link, and what this browser may do with it. */
export class OpenAlbum {
	album = $state.raw<Album | null>(null);
	/** Why there is none, as a code. */
	trouble = $state<string | null>(null);
	/** Whether they sit at the table, and are its host. */
	seated = $state(false);
	host = $state(false);
	readonly #code: string | null;

	constructor(readonly link: string) {
		this.#code = tableOfAlbum(link);
	}

	/** Fetches it in the language of this browser, whole if its person sits at the table. */
	async load(): Promise<void> {
		try {
			const shown = await albumAt(this.link, words.language);
			const own = await this.#own();
			this.album = own?.album ?? shown;
			this.seated = own !== null;
			this.host = own?.is_host ?? false;
		} catch (error) {
			this.trouble = error instanceof Refusal ? error.message : 'unavailable';
		}
	}

	choose({ match }: AlbumGame, { name, stays }: AlbumMoment): Promise<void> {
		return this.#asTheyWish((code, secret) => chooseMoment(code, secret, match, name, !stays));
	}

	close(): Promise<void> {
		return this.#asTheyWish(closeAlbum);
	}

	end(): Promise<void> {
		return this.#asTheyWish(endAlbum);
	}

	/** Null for those who do not sit at the table. */
	async #own() {
		if (this.#code === null) return null;
		try {
			const own = await ownAlbum(this.#code, person.ticket(this.#code), words.language);
			return own.link === this.link ? own : null;
		} catch (error) {
			if (error instanceof Refusal) return null;
			throw error;
		}
	}

	async #asTheyWish(what: (code: string, secret: string) => Promise<void>): Promise<void> {
		if (this.#code === null) return;
		try {
			await what(this.#code, person.ticket(this.#code));
			await this.load();
		} catch (error) {
			sayWhyNot(error);
		}
	}
}
