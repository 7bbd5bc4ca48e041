/** Milliseconds between signs: a dozen a second. */
const APART = 80;
/** So often is a hand that rests shown again, lest it fade. */
const AGAIN = 600;

/** Shows the newest of many signs, no oftener than others need to see it, and again while it lasts. */
export class Paced {
	#mark: string | null = null;
	#shown: string | null = null;
	#last = -Infinity;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly show: (mark: string | null) => void,
		private readonly now: () => number = () => performance.now(),
	) {}

	/** What is to be seen from now on; null: nothing. */
	set(mark: string | null): void {
		this.#mark = mark;
		this.#plan();
	}

	/** Nothing more is shown, not even an end: nobody would hear it. */
	rest(): void {
		clearTimeout(this.#timer);
		this.#mark = this.#shown = null;
	}

	#plan(): void {
		clearTimeout(this.#timer);
		if (this.#mark === null && this.#shown === null) return;
		const due = this.#last + (this.#mark === this.#shown ? AGAIN : APART) - this.now();
		if (due > 0) this.#timer = setTimeout(() => this.#plan(), due);
		else this.#tell();
	}

	#tell(): void {
		this.show(this.#mark);
		this.#shown = this.#mark;
		this.#last = this.now();
		this.#plan();
	}
}
