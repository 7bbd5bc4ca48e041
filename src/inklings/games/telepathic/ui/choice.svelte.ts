import type { Card, Value } from './scene';

/** What a person has chosen on their own screen and not yet done: nobody else can see it (T24). */
export class Choice {
	/** A new moment of the game begins with nothing chosen. */
	constructor(readonly moment: string) {}

	card = $state<Card | null>(null);
	/** To whom the card goes, where there is a choice. */
	to = $state<number | null>(null);
	place = $state<number | null>(null);
	/** The grid is shown as it would be. */
	previewing = $state(false);
	/** About to announce. */
	naming = $state(false);
	names = $state<(Value | null)[]>([]);

	readonly drop = (): void => {
		this.card = null;
		this.place = null;
		this.previewing = false;
		this.naming = false;
		this.names = [];
	};
}
