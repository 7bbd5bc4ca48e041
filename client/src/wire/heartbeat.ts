import type { Ping } from './types';

/** Each ping says when the next one comes: five seconds after that, somebody in a seat counts as away. */
const PING_EVERY = 3_000;
/** Where nothing has happened for a while, and somebody looks at the page. */
const PING_AT_REST = 9_000;
const AT_REST_AFTER = 30_000;
const ONLOOKERS_PING = 15_000;
const PONG_WITHIN = 5_000;

interface Line {
	/** False: there is no line now. */
	send(ping: Ping): boolean;
	/** Known to have no seat: nobody is missed. */
	onlooks(): boolean;
	/** No answer has come in time. */
	lost(): void;
}

/** Pings a line as often as it needs, and notices when it is dead. */
export class Heartbeat {
	#pongDue: ReturnType<typeof setTimeout> | undefined;
	#pingDue = 0;
	#changedAt = 0;
	readonly #beats = setInterval(() => Date.now() >= this.#pingDue && this.ping(), PING_EVERY);

	constructor(private readonly line: Line) {}

	ping(): void {
		const again = this.#pingsEvery();
		if (!this.line.send({ type: 'ping', at: Date.now(), again: again / 1000 })) return;
		this.#pingDue = Date.now() + again - PING_EVERY / 2;
		this.#pongDue ??= setTimeout(() => this.line.lost(), PONG_WITHIN);
	}

	/** A ping was answered, or its line is no more. */
	calm(): void {
		clearTimeout(this.#pongDue);
		this.#pongDue = undefined;
	}

	/** Something happens at the table: from now on a seat is pinged often again. */
	quicken(): void {
		this.#changedAt = Date.now();
		if (!this.line.onlooks()) this.#pingDue = Math.min(this.#pingDue, Date.now() + PING_EVERY / 2);
	}

	stop(): void {
		clearInterval(this.#beats);
		this.calm();
	}

	#pingsEvery(): number {
		if (this.line.onlooks()) return ONLOOKERS_PING;
		const rests = Date.now() - this.#changedAt > AT_REST_AFTER && document.visibilityState === 'visible';
		return rests ? PING_AT_REST : PING_EVERY;
	}
}
