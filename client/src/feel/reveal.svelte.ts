import { onDestroy } from 'svelte';
import { getFrame } from '$client/table/frame';
import { hurried } from '$client/design/motion';
import type { Cue } from './cues';

/** One step of a reveal: how many milliseconds it has to itself, and what it sounds like. */
export interface Beat {
	name: string;
	lasts: number;
	cue?: Cue;
}

/** What a tap or a key must not be taken from. */
const CONTROLS = 'button, a, input, textarea, select, summary, dialog';
const SKIPS = ['Enter', ' ', 'Escape'];

/** How many of these beats have begun so many milliseconds after the first; one more when all are over. */
export function begunAfter(beats: Beat[], passed: number): number {
	let begun = 0;
	for (let at = 0; begun < beats.length && at <= passed; begun++) at += beats[begun]!.lasts;
	return begun === beats.length && passed >= lengthOf(beats) ? begun + 1 : begun;
}

export function lengthOf(beats: Beat[]): number {
	return beats.reduce((sum, { lasts }) => sum + lasts, 0);
}

/**
 * Shows what a phase has already brought, one beat after another. Every screen at the table counts from the moment at
 * which the phase began, so all of them are in step. The rules never wait: the next phase has other beats, or none.
 * A tap or a key shows the rest at once.
 */
export class Reveal {
	readonly #frame = getFrame();
	readonly #beats: () => Beat[];
	/** Set by the timer whenever a beat begins. */
	#woken = $state(0);
	/** When the phase began whose reveal was enough for this viewer. */
	#skipped = $state<number | null>(null);

	readonly #list = $derived.by(() => hurried(this.#beats()));
	readonly #begun = $derived.by(() => {
		const { since } = this.#frame;
		void this.#woken;
		if (since === null || since === this.#skipped) return Infinity;
		return begunAfter(this.#list, this.#passed(since));
	});

	constructor(beats: () => Beat[]) {
		this.#beats = beats;
		staged.reveal = this;
		onDestroy(() => staged.reveal === this && (staged.reveal = null));
		$effect(() => this.#wakeForNext());
		$effect(() => {
			if (this.now) return this.#skippable();
		});
	}

	/** The beat that has the stage; null when everything is open. */
	readonly now = $derived.by(() => this.#list[this.#begun - 1] ?? null);

	/** Whether this beat has begun. A beat that there is not holds nothing back. */
	has(name: string): boolean {
		const index = this.#list.findIndex((beat) => beat.name === name);
		return index < this.#begun;
	}

	skip = (): void => {
		this.#skipped = this.#frame.since;
	};

	/** A page that is told of a phase a moment before its clock says so begins at the beginning. */
	#passed(since: number): number {
		return Math.max(0, this.#frame.wallTime() - since);
	}

	#wakeForNext(): (() => void) | undefined {
		const { since } = this.#frame;
		// Woken too early, because the clock was set: then it waits once more.
		void this.#woken;
		if (since === null || !this.now) return;
		const next = lengthOf(this.#list.slice(0, this.#begun)) - this.#passed(since);
		const timer = setTimeout(() => (this.#woken += 1), Math.max(next, 0) + 1);
		return () => clearTimeout(timer);
	}

	/** Before anybody else hears of it: the key that skips does nothing more. */
	#skippable(): () => void {
		const tapped = ({ target }: Event) => {
			if (!(target as Element | null)?.closest?.(CONTROLS)) this.skip();
		};
		const pressed = (event: KeyboardEvent) => {
			if (!SKIPS.includes(event.key) || (event.target as Element | null)?.closest?.(CONTROLS)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			this.skip();
		};
		window.addEventListener('click', tapped);
		window.addEventListener('keydown', pressed, { capture: true });
		return () => {
			window.removeEventListener('click', tapped);
			window.removeEventListener('keydown', pressed, { capture: true });
		};
	}
}

/** The reveal of the game that is shown, for the part that makes its sounds. */
class Staged {
	reveal = $state.raw<Reveal | null>(null);
}

export const staged = new Staged();
