import type { Guessing } from './types';

/** What this browser has guessed in one game; it is kept until its window is closed, and nowhere else. */
interface Own {
	/** The table and its game. */
	game: string;
	/** What was guessed last, and whether it counts in what follows. */
	riddle: string | null;
	guess: unknown;
	counted: boolean;
	guessed: number;
	right: number;
}

const KEY = 'inklings.guesses';
const none = (game: string): Own => ({
	game,
	riddle: null,
	guess: null,
	counted: false,
	guessed: 0,
	right: 0,
});

/** Guesses of people without a seat: what all of them were told, and what this browser has guessed. */
export class Guesses {
	/** Null: there is nothing to guess. */
	told = $state.raw<Guessing | null>(null);
	/** When the answer of this riddle was told, in the server's time. */
	answered = $state.raw(0);
	#own = $state.raw<Own>(read() ?? none(''));

	/** Everyone without a seat at this table is told something at this time. */
	hear(message: Guessing, code: string, now: number): void {
		const { riddle, answer } = message;
		if (answer && !(this.told?.riddle === riddle && this.told?.answer)) this.answered = now;
		this.told = riddle === null ? null : message;
		if (riddle === null) return;
		const game = `${code}-${riddle.split('-')[0]}`;
		if (game !== this.#own.game) this.#keep(none(game));
		const own = this.#own;
		if (!answer || riddle !== own.riddle || own.counted) return;
		const right = own.right + (same(own.guess, answer) ? 1 : 0);
		this.#keep({ ...own, counted: true, guessed: own.guessed + 1, right });
	}

	/** The gate has noted a guess. */
	note(guess: unknown): void {
		if (this.told?.riddle != null)
			this.#keep({ ...this.#own, riddle: this.told.riddle, guess, counted: false });
	}

	/** What this browser has guessed of what is guessed now, or was last; null: nothing. */
	get mine(): unknown {
		return this.told && this.told.riddle === this.#own.riddle ? this.#own.guess : null;
	}

	get isRight(): boolean {
		return this.mine != null && this.told?.answer != null && same(this.mine, this.told.answer);
	}

	/** How many of this browser's guesses in this game were right, and of how many that is known. */
	get score(): { right: number; guessed: number } {
		return this.#own;
	}

	#keep(own: Own): void {
		this.#own = own;
		try {
			sessionStorage.setItem(KEY, JSON.stringify(own));
		} catch {
			// A private window: then it is kept until the page is left.
		}
	}
}

function read(): Own | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Own | null;
	} catch {
		return null;
	}
}

/** Whether two moves are the same, in whichever order their parts are named. */
function same(one: unknown, other: unknown): boolean {
	return spelled(one) === spelled(other);
}

const spelled = (move: unknown) => JSON.stringify(Object.entries(move as object).sort());
