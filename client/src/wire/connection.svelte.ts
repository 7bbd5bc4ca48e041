import { backoff } from './backoff';
import { CommandQueue, type Answer, type Ask } from './command-queue';
import { merge } from './patch';
import { ServerClock } from './server-clock';
import { Signs } from './signs.svelte';
import { token } from './token';
import type { FromBrowser, Kept, Presence, Scene, Show, Talk, ToBrowser } from './types';
import { Voices } from './voices.svelte';

export type Status = 'connecting' | 'open' | 'lost' | 'moved' | 'no_table' | 'too_fast' | 'refused';

const CLOSED_FOR_GOOD: Partial<Record<number, Status>> = {
	4400: 'refused',
	4404: 'no_table',
	4409: 'moved',
};
const CLOSED_TOO_FAST = 4429;
/** Whoever is seated and says nothing for eight seconds is away; a crowd of onlookers pings less. */
const PING_EVERY = 3_000;
const ONLOOKERS_BEAT = 5;
const PONG_WITHIN = 5_000;
const SAVING_AFTER = 400;
const TOO_FAST_WAIT = 5_000;

/** One viewer's line to one table: keeps the scene fresh and every command counted once. */
export class Connection {
	scene = $state.raw<Scene | null>(null);
	#presence = $state.raw<Presence | null>(null);
	status = $state<Status>('connecting');
	/** A seat that was this person's, and that they may take back. */
	kept = $state<Kept | null>(null);
	/** A command has been waiting long enough to say so. */
	saving = $state(false);

	readonly clock = new ServerClock();
	readonly voices = new Voices();
	readonly signs = new Signs();
	#version = 0;
	#commands = new CommandQueue(() => token(16));
	#sayings = new CommandQueue(() => token(16));
	#socket: WebSocket | null = null;
	#failures = 0;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#pongDue: ReturnType<typeof setTimeout> | undefined;
	#beats = 0;
	#heartbeat = setInterval(() => this.#beat(), PING_EVERY);
	#stopListening: () => void;

	constructor(
		private readonly code: string,
		private readonly secret: string,
		private readonly screen = false,
	) {
		const wake = () => this.#wake();
		const shown = () => document.visibilityState === 'visible' && wake();
		window.addEventListener('online', wake);
		window.addEventListener('focus', wake);
		document.addEventListener('visibilitychange', shown);
		this.#stopListening = () => {
			window.removeEventListener('online', wake);
			window.removeEventListener('focus', wake);
			document.removeEventListener('visibilitychange', shown);
		};
		this.#open();
	}

	/** Who is here; until the gate has said so, nobody is called away. */
	get presence(): Presence {
		const everybody = this.scene?.table.seats.map((_, seat) => seat) ?? [];
		return this.#presence ?? { type: 'presence', here: everybody, watching: 0, screens: 0 };
	}

	now = (): number => this.clock.now();

	/** The time that clocks of the game go by: it stands still while somebody is missed. */
	gameTime = (): number => this.scene?.pause?.since ?? this.now();

	ask = (ask: Ask): Promise<Answer> => this.#command({ type: 'ask', ask });

	/** Said once or not at all: what silence or a broken line has stopped is never said later. */
	talk = (talk: Talk['talk']): Promise<Answer> => {
		const { command, answer } = this.#sayings.add({ type: 'talk', talk });
		this.#send(command);
		return answer;
	};

	/** A sign for everybody's eyes, which gets no answer: what is lost is made good by the next. */
	show = (sign: Show['sign'], mark: string | null): void =>
		this.#send({ type: 'talk', id: token(16), talk: { type: 'show', to: 'table', sign, mark } });

	act = (action: unknown): Promise<Answer> => this.#command({ type: 'do', action });

	/** Take the line back after it was moved, or try again at once. */
	reopen = (): void => {
		this.#failures = 0;
		this.#open();
	};

	close(): void {
		this.#stopListening();
		clearInterval(this.#heartbeat);
		clearTimeout(this.#retry);
		this.#drop();
	}

	async #command(unsent: Parameters<CommandQueue['add']>[0]): Promise<Answer> {
		const { command, answer } = this.#commands.add(unsent);
		this.#send(command);
		const slow = setTimeout(() => (this.saving = true), SAVING_AFTER);
		try {
			return await answer;
		} finally {
			clearTimeout(slow);
			this.saving = false;
		}
	}

	#open(): void {
		this.#drop();
		if (this.status !== 'lost') this.status = 'connecting';
		const house = location.origin.replace(/^http/, 'ws');
		const socket = new WebSocket(`${house}/api/tables/${this.code}/socket`);
		this.#socket = socket;
		socket.onopen = () => {
			this.kept = null;
			this.#send({ type: 'hello', secret: this.secret, seen: this.#version, screen: this.screen });
			this.#commands.unanswered.forEach((command) => this.#send(command));
			this.#ping();
		};
		socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ToBrowser);
		socket.onclose = ({ code }) => this.#closed(code);
	}

	#receive(message: ToBrowser): void {
		switch (message.type) {
			case 'scene':
				this.scene = message.scene;
				this.#arrived(message.version, message.now);
				break;
			case 'change':
				this.scene = merge(this.scene, message.patch);
				this.#arrived(message.version, message.now);
				break;
			case 'presence':
				this.#presence = message;
				break;
			case 'kept':
				this.kept = message.seat == null ? null : message;
				break;
			case 'pong':
				clearTimeout(this.#pongDue);
				this.#pongDue = undefined;
				this.clock.pong(message.at, message.now);
				break;
			case 'heard':
				this.voices.hear(message, this.scene?.you ?? null);
				this.signs.hear(message);
				break;
			default:
				this.#commands.settle(message);
				this.#sayings.settle(message);
		}
	}

	#arrived(version: number, now: number): void {
		this.#version = version;
		this.clock.heard(now);
		this.#failures = 0;
		this.status = 'open';
	}

	#closed(code: number): void {
		this.#drop();
		const ended = CLOSED_FOR_GOOD[code];
		if (ended) {
			this.status = ended;
			return;
		}
		this.status = code === CLOSED_TOO_FAST ? 'too_fast' : 'lost';
		const wait = code === CLOSED_TOO_FAST ? TOO_FAST_WAIT : backoff(this.#failures++);
		this.#retry = setTimeout(() => this.#open(), wait);
	}

	/** The page is looked at again: prove the line, or mend it without waiting. */
	#wake(): void {
		if (this.status === 'lost') this.reopen();
		else this.#ping();
	}

	#beat(): void {
		if (this.scene?.you != null || this.#beats++ % ONLOOKERS_BEAT === 0) this.#ping();
	}

	#ping(): void {
		if (this.#socket?.readyState !== WebSocket.OPEN) return;
		this.#send({ type: 'ping', at: Date.now() });
		this.#pongDue ??= setTimeout(() => this.#closed(0), PONG_WITHIN);
	}

	#send(message: FromBrowser): void {
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
	}

	#drop(): void {
		clearTimeout(this.#retry);
		clearTimeout(this.#pongDue);
		this.#pongDue = undefined;
		if (!this.#socket) return;
		this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
		this.#socket.close();
		this.#socket = null;
	}
}
