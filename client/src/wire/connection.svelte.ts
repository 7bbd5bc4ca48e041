import { Aloud } from './aloud.svelte';
import { backoff } from './backoff';
import { closing, LOST, UNREACHABLE, type Closing, type Trouble } from './closing';
import { CommandQueue, type Answer, type Ask } from './command-queue';
import { Heartbeat } from './heartbeat';
import { findTable } from './house';
import { merge } from './patch';
import { News } from './news.svelte';
import { Sayings, type TalkAnswer } from './sayings';
import { ServerClock } from './server-clock';
import { Signs } from './signs.svelte';
import { openedNow } from './openings';
import { token } from '$client/browser/token';
import {
	CloseCode,
	type Change,
	type FromBrowser,
	type Kept,
	type Presence,
	type Scene,
	type Reason,
	type Report,
	type Show,
	type Talk,
	type ToBrowser,
	type Whole,
} from './types';
import { phaseOf, sinceOf } from './phase';
import { Voices } from './voices.svelte';
import { Waits, type Saving } from './waits.svelte';

/** Somebody, or a photo. */
export type Reported = Pick<Report, 'seat' | 'card'>;
export type Status = 'connecting' | 'open' | Trouble;

const ANSWER_WITHIN = 5_000;
/** A line that breaks sooner after the first scene counts as not mended: the next pause is longer. */
const STEADY_AFTER = 10_000;
const FOR_GOOD: Status[] = ['out_of_step', 'no_table', 'moved', 'removed'];
/** Where somebody who looks at the page again need not wait for the next attempt. */
const MENDED_BY_WAKING: Status[] = ['lost', 'unreachable', 'restarting', 'busy'];

/** One viewer's line to one table: keeps the scene fresh and every command counted once. */
export class Connection {
	scene = $state.raw<Scene | null>(null);
	/** When the phase that is shown began, in the server's time; null: this page came later, and cannot know. */
	since = $state.raw<number | null>(null);
	#presence = $state.raw<Presence | null>(null);
	status = $state<Status>('connecting');
	/** A seat that was this person's, and that they may take back. */
	kept = $state<Kept | null>(null);
	/** The name of the last trouble that this table, not one of our commands, had. */
	incident = $state<string | null>(null);
	/** A new line is being tried. */
	retrying = $state(false);

	readonly clock = new ServerClock();
	readonly news = new News();
	readonly voices = new Voices();
	readonly signs = new Signs();
	readonly aloud = new Aloud((voice) => this.#send({ type: 'voice', voice }));
	version = 0;
	#commands = new CommandQueue(
		() => token(16),
		(command) => this.#send(command),
	);
	#sayings = new Sayings(
		() => token(16),
		(talk) => this.#send(talk),
	);
	#waits = new Waits();
	#heartbeat = new Heartbeat({
		send: (ping) => this.#send(ping),
		onlooks: () => this.scene !== null && this.scene.you == null,
		lost: () => this.#closed(LOST),
	});
	#socket: WebSocket | null = null;
	/** How often each kind of trouble has come since the line was last steady. */
	#failures: Partial<Record<Status, number>> = {};
	#retry: ReturnType<typeof setTimeout> | undefined;
	#steady: ReturnType<typeof setTimeout> | undefined;
	#stopListening: () => void;

	constructor(
		private readonly code: string,
		private secret: string,
		/** A shared screen, with the key of a stream if it is the picture of one. */
		private readonly shared: { key?: string } | null = null,
	) {
		const wake = () => this.#wake();
		// A phone that is put away may fall asleep: until it does it pings often, so that its silence is noticed soon.
		const shown = () => (document.visibilityState === 'visible' ? wake() : this.#heartbeat.ping());
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

	/** How long the slowest command has been waiting. */
	get saving(): Saving {
		return this.#waits.longest;
	}

	now = (): number => this.clock.now();

	/** The time that clocks of the game go by: it stands still in a paused game and while somebody is missed. */
	gameTime = (): number => this.scene?.hold?.since ?? this.scene?.pause?.since ?? this.now();

	ask = (ask: Ask): Promise<Answer> => this.#command({ type: 'ask', ask });

	/** Tell the people who run the house about somebody, or about a photo. */
	report = (reason: Reason, about: Reported): Promise<Answer> =>
		this.#command({ type: 'report', reason, ...about });

	/** Said once or not at all: what silence or a broken line has stopped is never said later. */
	talk = (talk: Talk['talk']): Promise<TalkAnswer> => this.#sayings.say(talk);

	/** A sign for everybody's eyes, which gets no answer: what is lost is made good by the next. */
	show = (sign: Show['sign'], mark: string | null): void =>
		void this.#send({ type: 'talk', id: token(16), talk: { type: 'show', to: 'table', sign, mark } });

	act = (action: unknown): Promise<Answer> => this.#command({ type: 'do', action });

	/** Take the line back after it was moved, or try again at once. */
	reopen = (): void => {
		if (FOR_GOOD.includes(this.status)) this.status = 'connecting';
		this.#open();
	};

	/** Be somebody else from now on, with another ticket. */
	become = (secret: string): void => {
		this.secret = secret;
		this.#open();
	};

	/** The trouble of the table has been read about. */
	dismissIncident = (): void => {
		this.incident = null;
	};

	close(): void {
		this.#stopListening();
		this.#heartbeat.stop();
		this.#commands.close();
		this.aloud.close();
		this.#drop();
	}

	#command(unsent: Parameters<CommandQueue['give']>[0]): Promise<Answer> {
		return this.#waits.until(this.#commands.give(unsent));
	}

	#open(): void {
		this.#drop();
		this.retrying = true;
		const house = location.origin.replace(/^http/, 'ws');
		const query = `since=${openedNow()}&seen=${this.version}&scenes=2`;
		const socket = new WebSocket(`${house}/api/tables/${this.code}/socket?${query}`);
		this.#socket = socket;
		let opened = false;
		socket.onopen = () => {
			opened = true;
			this.kept = this.news.guesses.told = null;
			this.#send({ type: 'hello', secret: this.secret, screen: this.shared !== null, ...this.shared });
			this.#commands.sendAll();
			this.#heartbeat.quicken();
			this.#heartbeat.ping();
		};
		socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ToBrowser | Change);
		socket.onclose = ({ code }) => {
			if (opened) this.#closed(closing(code));
			else void this.#notOpened(socket);
		};
	}

	/** A browser does not tell why a line could not be opened, so the house is asked in another way. */
	async #notOpened(socket: WebSocket): Promise<void> {
		const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_WITHIN, null));
		const table = await Promise.race([findTable(this.code), late]);
		if (this.#socket !== socket) return;
		this.#closed(table?.found === false && table.error === 'unreachable' ? UNREACHABLE : LOST);
	}

	#receive(message: ToBrowser | Change): void {
		if (Array.isArray(message)) {
			const [version, patch] = message;
			this.#change(merge(this.scene, patch));
			this.#arrived(version);
			return;
		}
		switch (message.type) {
			case 'scene':
				this.#whole(message);
				break;
			case 'presence':
				this.#presence = message;
				break;
			case 'kept':
				this.kept = message.seat == null ? null : message;
				break;
			case 'pong':
				this.#heartbeat.calm();
				this.clock.pong(message.at, message.now);
				break;
			case 'heard':
				this.voices.hear(message, this.scene?.you ?? null);
				this.signs.hear(message);
				break;
			case 'voice':
				this.aloud.hear(message);
				break;
			case 'announced':
			case 'poll':
			case 'guessing':
				this.news.hear(message, this.code, this.now());
				break;
			case 'unsure':
				this.#commands.unsure(message.id);
				break;
			default:
				if (message.type === 'broken' && message.id == null) this.incident = message.incident;
				this.#commands.settle(message);
				this.#sayings.settle(message);
		}
	}

	#whole({ version, now, shared, yours }: Whole): void {
		// A gate of the release before: another one knows this page.
		if (!shared) return this.#closed(closing(CloseCode.NEWER));
		this.clock.heard(now);
		this.#change({ ...shared, ...yours });
		this.since = sinceOf(this.scene!);
		this.#arrived(version);
	}

	#change(scene: Scene | null): void {
		if (scene) this.aloud.heed(scene);
		if (this.scene && scene && phaseOf(this.scene) !== phaseOf(scene)) this.since = this.now();
		this.scene = scene;
	}

	#arrived(version: number): void {
		this.version = version;
		this.#heartbeat.quicken();
		this.retrying = false;
		if (this.status === 'broken') this.incident = null;
		this.status = 'open';
		this.#steady ??= setTimeout(() => (this.#failures = {}), STEADY_AFTER);
	}

	#closed({ status, pace }: Closing): void {
		this.#drop();
		this.status = status;
		this.retrying = false;
		if (!pace) return;
		const failures = this.#failures[status] ?? 0;
		this.#failures[status] = failures + 1;
		this.#retry = setTimeout(() => this.#open(), backoff(pace, failures));
	}

	/** The page is looked at again: prove the line, or mend it without waiting. */
	#wake(): void {
		if (MENDED_BY_WAKING.includes(this.status)) this.reopen();
		else this.#heartbeat.ping();
	}

	/** False: there is no line now. */
	#send(message: FromBrowser): boolean {
		if (this.#socket?.readyState !== WebSocket.OPEN) return false;
		this.#socket.send(JSON.stringify(message));
		return true;
	}

	#drop(): void {
		clearTimeout(this.#retry);
		clearTimeout(this.#steady);
		this.#steady = undefined;
		this.#heartbeat.calm();
		this.#sayings.lose();
		this.aloud.lost();
		if (!this.#socket) return;
		this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
		this.#socket.close();
		this.#socket = null;
	}
}
