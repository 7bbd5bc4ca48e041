import { backoff } from './backoff';
import { closing, LOST } from './closing';
import type { ToScreen } from './types';

/** A shared screen that waits until somebody types its letters. Whenever the line breaks it gets new ones. */
export class WaitingScreen {
	letters = $state<string | null>(null);
	#socket: WebSocket | null = null;
	#failures = 0;
	#retry: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly onshow: (code: string) => void) {
		this.#open();
	}

	close(): void {
		clearTimeout(this.#retry);
		if (!this.#socket) return;
		this.#socket.onmessage = this.#socket.onclose = null;
		this.#socket.close();
	}

	#open(): void {
		const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/screens/socket`);
		this.#socket = socket;
		socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ToScreen);
		socket.onclose = ({ code }) => {
			this.letters = null;
			const pace = closing(code).pace ?? LOST.pace;
			this.#retry = setTimeout(() => this.#open(), backoff(pace, this.#failures++));
		};
	}

	#receive(message: ToScreen): void {
		this.#failures = 0;
		if (message.type === 'letters') {
			this.letters = message.letters;
			return;
		}
		this.close();
		this.onshow(message.code);
	}
}
