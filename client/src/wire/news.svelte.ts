import { Guesses } from './guesses.svelte';
import type { Announced, Guessing, Poll } from './types';

/** What the gate tells everyone at a table besides the table itself. */
export class News {
	/** What the people who run the server say. */
	announced = $state.raw<Announced | null>(null);
	/** The vote of an audience that plays for a seat, while there is one. */
	poll = $state.raw<Poll | null>(null);

	/** What people without a seat guess along. */
	readonly guesses = new Guesses();

	hear(message: Announced | Poll | Guessing, code: string, now: number): void {
		if (message.type === 'guessing') this.guesses.hear(message, code, now);
		else if (message.type === 'poll') this.poll = message.ends == null ? null : message;
		else this.announced = message.text === '' ? null : message;
	}
}
