import type { Heard, Say } from './types';

export interface Line {
	id: number;
	/** The seat that spoke. */
	by: number;
	to: Say['to'];
	text: string;
}

const KEPT = 80;
const FRESH_FOR = 7000;

/** What has been said at this table since the page was opened; it is kept nowhere else. */
export class Voices {
	lines = $state.raw<Line[]>([]);
	/** The newest line, while it is new. */
	fresh = $state.raw<Line | null>(null);
	unread = $state(0);
	/** Somebody is reading: nothing new is unread. */
	#open = false;
	#next = 0;
	#fading: ReturnType<typeof setTimeout> | undefined;

	hear({ by, talk }: Heard, you: number | null): void {
		if (talk.type !== 'say' || by === null) return;
		const line = { id: this.#next++, by, to: talk.to, text: talk.text };
		this.lines = [...this.lines, line].slice(-KEPT);
		if (this.#open || by === you) return;
		this.unread += 1;
		this.fresh = line;
		clearTimeout(this.#fading);
		this.#fading = setTimeout(() => (this.fresh = null), FRESH_FOR);
	}

	open(): void {
		this.#open = true;
		this.unread = 0;
		this.fresh = null;
	}

	close(): void {
		this.#open = false;
	}
}
