import { SvelteMap } from 'svelte/reactivity';
import type { Heard, Show } from './types';

type Sign = Show['sign'];

/** A sign that is not repeated for this long, in milliseconds, has been let go, or its end was lost. */
const FADES_AFTER = 1200;

/** The latest sign of each kind that each seat makes: nothing is counted on, and nothing is kept. */
export class Signs {
	#marks = new SvelteMap<string, string>();
	#fading = new Map<string, ReturnType<typeof setTimeout>>();

	hear({ by, talk }: Heard): void {
		if (talk.type !== 'show' || by === null) return;
		const key = keyOf(by, talk.sign);
		clearTimeout(this.#fading.get(key));
		if (talk.mark == null) {
			this.#marks.delete(key);
			return;
		}
		this.#marks.set(key, talk.mark);
		this.#fading.set(
			key,
			setTimeout(() => this.#marks.delete(key), FADES_AFTER),
		);
	}

	/** The mark that a seat shows now. */
	of(seat: number, sign: Sign): string | null {
		return this.#marks.get(keyOf(seat, sign)) ?? null;
	}
}

const keyOf = (seat: number, sign: Sign) => `${sign} ${seat}`;
