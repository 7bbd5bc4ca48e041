import type { AskTable, Broken, Do, Done, Malformed, RefusedAnswer, Talk } from './types';

export type Answer = Done | RefusedAnswer | Malformed | Broken;
export type Ask = AskTable['ask'];
export type Command = AskTable | Do | Talk;
type Unsent = Omit<AskTable, 'id'> | Omit<Do, 'id'> | Omit<Talk, 'id'>;

interface Waiting {
	command: Command;
	settle: (answer: Answer) => void;
}

/** Commands that have no answer yet, in the order in which they were given. */
export class CommandQueue {
	#waiting = new Map<string, Waiting>();

	constructor(private readonly newId: () => string) {}

	/** Gives the command its id; the promise holds its one answer, however often it must be sent. */
	add(unsent: Unsent): { command: Command; answer: Promise<Answer> } {
		const command: Command = { ...unsent, id: this.newId() };
		const answer = new Promise<Answer>((settle) => this.#waiting.set(command.id, { command, settle }));
		return { command, answer };
	}

	/** What to send again after a reconnect: under the same ids they count once. */
	get unanswered(): Command[] {
		return [...this.#waiting.values()].map(({ command }) => command);
	}

	settle(answer: Answer): void {
		if (answer.id == null) return;
		this.#waiting.get(answer.id)?.settle(answer);
		this.#waiting.delete(answer.id);
	}
}
