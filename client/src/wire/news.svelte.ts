import type { Announced, Poll } from './types';

/** What the gate tells everyone at a table besides the table itself. */
export class News {
	/** What the people who run the server say. */
	announced = $state.raw<Announced | null>(null);
	/** The vote of an audience that plays for a seat, while there is one. */
	poll = $state.raw<Poll | null>(null);

	hear(message: Announced | Poll): void {
		if (message.type === 'poll') this.poll = message.ends == null ? null : message;
		else this.announced = message.text === '' ? null : message;
	}
}
