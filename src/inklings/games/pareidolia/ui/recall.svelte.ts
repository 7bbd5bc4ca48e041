import { tidy } from '$client/design/typed';

/** What is being typed, and what was typed before: Up brings it back. */
export class Recall {
	text = $state('');
	#sent: string[] = [];
	/** How many guesses back the field is. */
	#back = 0;

	/** Takes what is typed away and remembers it. */
	sent(): string {
		const said = tidy(this.text);
		this.#sent = [said, ...this.#sent.filter((one) => one !== said)];
		this.text = '';
		this.#back = 0;
		return said;
	}

	/** It did not count: it is put back, unless something else has been typed since. */
	unsent(said: string): void {
		if (this.text === '') this.text = said;
	}

	step(by: 1 | -1): void {
		this.#back = Math.min(this.#sent.length, Math.max(0, this.#back + by));
		this.text = this.#sent[this.#back - 1] ?? '';
	}
}
