/** What the shared screen says on top, to everyone at once. */
export interface ScreenWords {
	small: string;
	/** The sentence in the middle. */
	say: string;
	/** It is said in a person's own voice. */
	voice?: boolean;
	/** Under the clock: what the time is for. */
	until?: string;
	tone: 'brass' | 'sheet';
}
