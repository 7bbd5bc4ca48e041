interface Sample {
	offset: number;
	roundTrip: number;
}

const KEPT = 8;

/** The server's time, guessed from the quickest of the last few round trips. */
export class ServerClock {
	#samples: Sample[] = [];
	#offset = 0;

	constructor(private readonly local: () => number = Date.now) {}

	/** A pong: `at` is when we asked, `now` the server's time when it answered. */
	pong(at: number, now: number): void {
		const roundTrip = this.local() - at;
		this.#samples = [...this.#samples, { offset: now - (at + roundTrip / 2), roundTrip }].slice(-KEPT);
		const best = this.#samples.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a));
		this.#offset = best.offset;
	}

	/** A message without a question: a first guess, until a pong knows better. */
	heard(now: number): void {
		if (this.#samples.length === 0) this.#offset = now - this.local();
	}

	now(): number {
		return this.local() + this.#offset;
	}
}
