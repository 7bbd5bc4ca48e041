import { SvelteMap } from 'svelte/reactivity';

/** `slow`: long enough to mention it. `long`: long enough to say what is going on. */
export type Saving = 'slow' | 'long' | null;

const SLOW_AFTER = 400;
const LONG_AFTER = 5_000;

/** How long commands have been waiting for their answers. */
export class Waits {
	#late = new SvelteMap<object, NonNullable<Saving>>();
	/** How long the slowest of them has. */
	longest = $derived.by((): Saving => {
		const late = [...this.#late.values()];
		return late.includes('long') ? 'long' : (late[0] ?? null);
	});

	async until<Answer>(answer: Promise<Answer>): Promise<Answer> {
		const slow = setTimeout(() => this.#late.set(answer, 'slow'), SLOW_AFTER);
		const long = setTimeout(() => this.#late.set(answer, 'long'), LONG_AFTER);
		try {
			return await answer;
		} finally {
			clearTimeout(slow);
			clearTimeout(long);
			this.#late.delete(answer);
		}
	}
}
