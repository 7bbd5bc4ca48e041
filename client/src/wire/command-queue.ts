import { backoff, type Pace } from './backoff';
import type { AskTable, Broken, Do, Done, Malformed, RefusedAnswer, Report } from './types';

/** What every command ends with. */
export type Answer = Done | RefusedAnswer | Malformed | Broken;
export type Ask = AskTable['ask'];
export type Command = AskTable | Do | Report;
type Unsent =
	Pick<AskTable, 'type' | 'ask'> | Pick<Do, 'type' | 'action'> | Pick<Report, 'type' | 'seat' | 'reason'>;

interface Waiting {
	command: Command;
	settle: (answer: Answer) => void;
	/** It has left this browser at least once. */
	sent: boolean;
	/** The copy that was sent last says that it is not the first. */
	again: boolean;
	/** The gate does not understand `again`: it is of the first release, which an upgrade has not reached yet. */
	plain: boolean;
	/** How often the house could not say whether it is stored. */
	unsure: number;
	resend?: ReturnType<typeof setTimeout>;
}

const WHILE_UNSURE: Pace = { first: 500, longest: 4_000 };

/** Commands that have no answer yet, in the order in which they were given. */
export class CommandQueue {
	#waiting = new Map<string, Waiting>();

	constructor(
		private readonly newId: () => string,
		/** False: there is no line now. */
		private readonly send: (command: Command) => boolean,
	) {}

	/** Sends a command under an id of its own; the promise holds its one answer, however often it must be sent. */
	give(unsent: Unsent): Promise<Answer> {
		const command: Command = { ...unsent, id: this.newId() };
		return new Promise((settle) => {
			const waiting = { command, settle, sent: false, again: false, plain: false, unsure: 0 };
			this.#waiting.set(command.id, waiting);
			this.#send(waiting);
		});
	}

	/** After a reconnect, perhaps to another gate: under the same ids they count once. */
	sendAll(): void {
		this.#waiting.forEach((waiting) => {
			waiting.plain = false;
			this.#send(waiting);
		});
	}

	/** The house does not know whether this is stored: ask again, a little later each time. */
	unsure(id: string): void {
		const waiting = this.#waiting.get(id);
		if (!waiting) return;
		clearTimeout(waiting.resend);
		waiting.resend = setTimeout(() => this.#send(waiting), backoff(WHILE_UNSURE, waiting.unsure++));
	}

	settle(answer: Answer): void {
		const waiting = answer.id == null ? undefined : this.#waiting.get(answer.id);
		if (!waiting) return;
		clearTimeout(waiting.resend);
		if (answer.type === 'malformed' && waiting.again && !waiting.plain) {
			waiting.plain = true;
			this.#send(waiting);
			return;
		}
		this.#waiting.delete(waiting.command.id);
		waiting.settle(answer);
	}

	/** Nothing is sent any more. */
	close(): void {
		this.#waiting.forEach(({ resend }) => clearTimeout(resend));
		this.#waiting.clear();
	}

	#send(waiting: Waiting): void {
		clearTimeout(waiting.resend);
		const { command, sent, plain } = waiting;
		waiting.again = sent && !plain;
		if (this.send(waiting.again ? { ...command, again: true } : command)) waiting.sent = true;
	}
}
