/** When it ends, in milliseconds, and how many seconds it runs in all. */
interface Clock {
	ends: number;
	seconds: number;
}

const HOUR = 3600;
const LONG = 2 * HOUR;

/** The running clock as a person reads it. */
export class Countdown {
	#now = $state(0);

	constructor(
		private readonly clock: () => Clock | null | undefined,
		now: () => number,
	) {
		$effect(() => {
			if (!clock()) return;
			this.#now = now();
			const tick = setInterval(() => (this.#now = now()), 250);
			return () => clearInterval(tick);
		});
	}

	/** Whole seconds left, or null without a clock. */
	get seconds(): number | null {
		const clock = this.clock();
		return clock ? Math.max(0, Math.ceil((clock.ends - this.#now) / 1000)) : null;
	}

	/** How much of the candle is left, from 1 to 0. */
	get part(): number {
		const clock = this.clock();
		return clock ? Math.min(1, Math.max(0, (this.seconds ?? 0) / clock.seconds)) : 0;
	}

	/** "1:12", and "23 h" where a phase has a day. */
	get text(): string {
		const seconds = this.seconds ?? 0;
		if (seconds >= LONG) return `${Math.ceil(seconds / HOUR)} h`;
		return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
	}
}
