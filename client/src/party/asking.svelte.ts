import { Refusal } from '$client/wire/house';

/** How long after an answer is asked again. */
const AGAIN = 2_000;
/** After no answer, or a busy server, longer each time. */
const LONGEST = 15_000;
/** Answers after which it makes no sense to ask again. */
const FOR_GOOD = ['no_such_room', 'room_ended', 'removed', 'not_leader'];

/** Asks a room again and again how things stand, and at once when its page is looked at again. */
export class Asking<Answer> {
	now = $state.raw<Answer | null>(null);
	/** Why there is nothing more to ask for. */
	over = $state<string | null>(null);
	/** The server has not answered the last question. */
	troubled = $state(false);
	#timer: ReturnType<typeof setTimeout> | undefined;
	#failures = 0;
	#closed = false;
	/** Answers to earlier questions than this are old. */
	#asked = 0;

	constructor(private readonly look: () => Promise<Answer>) {
		document.addEventListener('visibilitychange', this.#shown);
		window.addEventListener('online', this.#shown);
		void this.ask();
	}

	/** Asks now. */
	ask = async (): Promise<void> => {
		await this.take(this.look()).catch(() => undefined);
	};

	/** Takes this answer for how things stand; throws what it throws. */
	async take(answer: Promise<Answer>): Promise<Answer> {
		clearTimeout(this.#timer);
		const asked = ++this.#asked;
		try {
			const now = await answer;
			if (asked === this.#asked) this.now = now;
			this.#failures = 0;
			this.troubled = false;
			return now;
		} catch (error) {
			const why = error instanceof Refusal ? error.message : 'unavailable';
			if (FOR_GOOD.includes(why)) this.over = why;
			else if (!(error instanceof Refusal) || why === 'unavailable') {
				this.troubled = true;
				this.#failures += 1;
			}
			throw error;
		} finally {
			if (asked === this.#asked) this.#askAgain();
		}
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
		document.removeEventListener('visibilitychange', this.#shown);
		window.removeEventListener('online', this.#shown);
	}

	#askAgain(): void {
		if (this.#closed || this.over !== null) return;
		this.#timer = setTimeout(this.ask, Math.min(LONGEST, AGAIN * 2 ** this.#failures));
	}

	readonly #shown = (): void => {
		if (document.visibilityState === 'visible' && !this.#closed && this.over === null) void this.ask();
	};
}
