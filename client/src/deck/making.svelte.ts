import { ownDecks } from '$client/browser/own-decks.svelte';
import { token } from '$client/browser/token';
import {
	beginDeck,
	finishDeck,
	LEAST_PICTURES,
	MOST_PICTURES,
	sendPicture,
	type Treatment,
} from '$client/wire/own-decks';
import { Refusal } from '$client/wire/house';
import { cardFile, shrunk, small, type Place } from './card';

const AT_ONCE = 3;
/** Why a single picture is not taken. The others are sent all the same, so all of these are known at once. */
const REFUSED = ['not_a_picture', 'not_here'];
/** Pixels across of a card in the list. */
export const LISTED = 216;

/** A photo that somebody has chosen. */
export class Photo {
	place = $state<Place>(0.5);
	alt = $state('');
	/** Whether the house would not take it, as it was cut and printed then. */
	refused = $state(false);
	readonly id: number;
	/** The whole photo, no larger than a card needs. */
	readonly file: Blob;
	readonly small: HTMLCanvasElement;

	constructor(id: number, file: Blob, listed: HTMLCanvasElement) {
		this.id = id;
		this.file = file;
		this.small = listed;
	}
}

/** A deck on its way from photos to the house. */
export class Making {
	photos = $state.raw<Photo[]>([]);
	treatment = $state<Treatment>('paper');
	/** How many files are still to be read. */
	reading = $state(0);
	/** How many could not be. */
	unread = $state(0);
	/** How many pictures the house has; null before it is asked. */
	sent = $state<number | null>(null);
	#next = 0;

	get missing(): number {
		return Math.max(0, LEAST_PICTURES - this.photos.length);
	}

	/** Takes photos, one after another: each may fill much memory until it is shrunk. */
	async add(files: Iterable<File>): Promise<void> {
		const chosen = [...files].slice(0, MOST_PICTURES - this.photos.length - this.reading);
		this.reading += chosen.length;
		for (const file of chosen) {
			try {
				const whole = await createImageBitmap(file);
				const photo = new Photo(this.#next++, await shrunk(whole), small(whole, LISTED));
				whole.close();
				this.photos = [...this.photos, photo];
			} catch {
				this.unread++;
			}
			this.reading--;
		}
	}

	drop(photo: Photo): void {
		this.photos = this.photos.filter((one) => one !== photo);
	}

	/** Sends all pictures and answers the deck's name; throws a `Refusal`. */
	async send(table: string | null): Promise<string> {
		const { photos, treatment } = this;
		const key = token(32);
		this.sent = 0;
		try {
			const name = await beginDeck(photos.length, treatment, key);
			const left = photos.entries();
			let refusal: Refusal | undefined;
			const send = async () => {
				for (const [number, photo] of left) {
					const picture = await createImageBitmap(photo.file);
					const card = await cardFile(picture, photo.place, treatment);
					picture.close();
					try {
						await sendPicture(name, number + 1, card, key);
						photo.refused = false;
					} catch (error) {
						if (!(error instanceof Refusal && REFUSED.includes(error.message))) throw error;
						photo.refused = true;
						refusal = error;
					}
					this.sent = (this.sent ?? 0) + 1;
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, send));
			if (refusal) throw refusal;
			await finishDeck(
				name,
				photos.map(({ alt }) => alt),
				key,
			);
			ownDecks.keep({ name, key, made: Date.now(), table });
			return name;
		} finally {
			this.sent = null;
		}
	}
}
