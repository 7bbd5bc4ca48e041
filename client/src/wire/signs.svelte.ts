import { SvelteMap } from 'svelte/reactivity';
import type { Heard, Show } from './types';

type Sign = Show['sign'];

/** A sign that is not repeated for this long, in milliseconds, has been let go, or its end was lost. */
const FADES_AFTER = 1200;

/** The latest sign of each kind that each seat makes: nothing is counted on, and nothing is kept. */
export class Signs {
	#shown = new SvelteMap<string, { mark: string; fading: ReturnType<typeof setTimeout> }>();

	hear({ by, talk }: Heard): void {
		if (talk.type !== 'show' || by === null) return;
		const key = keyOf(by, talk.sign);
		clearTimeout(this.#shown.get(key)?.fading);
		const forget = () => void this.#shown.delete(key);
		if (talk.mark == null) forget();
		else this.#shown.set(key, { mark: talk.mark, fading: setTimeout(forget, FADES_AFTER) });
	}

	/** The mark that a seat shows now. */
	of(seat: number, sign: Sign): string | null {
		return this.#shown.get(keyOf(seat, sign))?.mark ?? null;
	}
}

const keyOf = (seat: number, sign: Sign) => `${sign} ${seat}`;
