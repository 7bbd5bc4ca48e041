import type { Answer } from './command-queue';
import type { Talk } from './types';

/** `unsent`: it never left this browser. `lost`: there was no answer, so others may have heard it or not. */
export type NotSaid = { type: 'unsent' } | { type: 'lost' };
export type TalkAnswer = Answer | NotSaid;

const ANSWER_WITHIN = 10_000;

/** What was said and has no answer yet. Unlike a command it is never sent again, so it may come to nothing. */
export class Sayings {
	#waiting = new Map<string, (answer: TalkAnswer) => void>();

	constructor(
		private readonly newId: () => string,
		/** False: there is no line now. */
		private readonly send: (talk: Talk) => boolean,
	) {}

	/** The promise always settles. */
	say(talk: Talk['talk']): Promise<TalkAnswer> {
		const id = this.newId();
		if (!this.send({ type: 'talk', id, talk })) return Promise.resolve({ type: 'unsent' });
		return new Promise((settle) => {
			const late = setTimeout(() => this.#end(id, { type: 'lost' }), ANSWER_WITHIN);
			this.#waiting.set(id, (answer) => {
				clearTimeout(late);
				settle(answer);
			});
		});
	}

	settle(answer: Answer): void {
		if (answer.id != null) this.#end(answer.id, answer);
	}

	/** The line broke: none of the answers will come. */
	lose(): void {
		[...this.#waiting.keys()].forEach((id) => this.#end(id, { type: 'lost' }));
	}

	#end(id: string, answer: TalkAnswer): void {
		const settle = this.#waiting.get(id);
		this.#waiting.delete(id);
		settle?.(answer);
	}
}
