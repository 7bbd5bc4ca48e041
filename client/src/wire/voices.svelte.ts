import type { Heard, React, Say } from './types';

export interface Line {
	id: number;
	/** The seat that spoke. */
	by: number;
	to: Say['to'];
	text: string;
}

export interface Passing {
	id: number;
	/** Null: an onlooker. */
	by: number | null;
	reaction: React['reaction'];
}

const KEPT = 80;
const FRESH_FOR = 7000;
const PASSES_IN = 2600;
const HOPS_FOR = 900;

/** What has been said at this table since the page was opened; it is kept nowhere else. */
export class Voices {
	lines = $state.raw<Line[]>([]);
	/** The newest line, while it is new. */
	fresh = $state.raw<Line | null>(null);
	unread = $state(0);
	/** What is being written: it outlives the sheet that it is written on. */
	draft = $state('');
	/** Faces that are just being made: one for each seat, and one for all onlookers. */
	faces = $state.raw<Passing[]>([]);
	/** Seats whose inkling has just been poked, once for each poke. */
	pokes = $state.raw<number[]>([]);
	/** Somebody is reading: nothing new is unread. */
	#open = false;
	#next = 0;
	#fading: ReturnType<typeof setTimeout> | undefined;

	hear({ by, talk }: Heard, you: number | null): void {
		if (talk.type === 'react') this.#pass({ id: this.#next++, by, reaction: talk.reaction });
		if (talk.type === 'poke') this.#poke(talk.seat);
		if (talk.type !== 'say' || by === null) return;
		const line = { id: this.#next++, by, to: talk.to, text: talk.text };
		this.lines = [...this.lines, line].slice(-KEPT);
		if (this.#open || by === you) return;
		this.unread += 1;
		this.fresh = line;
		clearTimeout(this.#fading);
		this.#fading = setTimeout(() => (this.fresh = null), FRESH_FOR);
	}

	#pass(face: Passing): void {
		this.faces = [...this.faces.filter((other) => other.by !== face.by), face];
		setTimeout(() => (this.faces = this.faces.filter((other) => other.id !== face.id)), PASSES_IN);
	}

	#poke(seat: number): void {
		this.pokes = [...this.pokes, seat];
		setTimeout(() => (this.pokes = this.pokes.toSpliced(this.pokes.indexOf(seat), 1)), HOPS_FOR);
	}

	/** Someone who makes a face hops, and so does someone who is poked. */
	hops(seat: number | null): boolean {
		return seat !== null && (this.pokes.includes(seat) || this.faces.some(({ by }) => by === seat));
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
