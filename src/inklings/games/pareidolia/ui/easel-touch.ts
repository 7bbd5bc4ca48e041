import type { Easel } from './easel.svelte';
import type { Touched } from './fingers';
import type { Stroke } from './hand';
import { cloudsAt, meant } from './hit';
import { at, inSky, minus, plus, type Point, type Twist, twisted } from './poses';
import type { Pose } from './scene';

interface Press {
	at: Point;
	/** The clouds under the finger when it came down, by their ids. */
	under: number[];
	/** Where the held cloud lay when it began to move. */
	base: Pose | null;
	/** A second finger came down: this is no tap and no stroke any more. */
	paired: boolean;
	/** Where the finger was a moment ago, and when: a flick has speed. */
	before: { at: Point; when: number };
}

/** A cloud from the supply has no id yet. */
const NEW = -1;
/** How far a flick carries, as milliseconds of its speed. */
const FLIGHT = 160;

/** Fingers at an easel: what they do depends on the tool that is in hand. */
export class EaselTouch implements Touched {
	#press: Press | null = null;

	constructor(
		private readonly easel: Easel,
		private readonly now: () => number,
	) {}

	down = (point: Point): void => {
		if (this.easel.busy && this.easel.held) return; // it is on its way already
		const before = { at: point, when: this.now() };
		this.#press = { at: point, under: cloudsAt(this.#lying, point), base: null, paired: false, before };
	};

	move = (point: Point): void => {
		const [press, { tool }] = [this.#press, this.easel];
		if (!press) return;
		if (tool === 'nudge') this.easel.stroke = strokeOf(press.at, point);
		else if (tool === 'move' && this.#grip(press))
			this.easel.put(at(press.base!, plus(press.base!, minus(point, press.at))));
		if (this.now() - press.before.when > FLIGHT / 2) press.before = { at: point, when: this.now() };
	};

	pair = (): void => {
		if (!this.#press) return;
		this.#press.paired = true;
		this.#press.base = this.easel.held?.pose ?? null;
		this.easel.stroke = null;
	};

	twist = (twist: Twist): void => {
		const base = this.#press?.base;
		if (base) this.easel.put(twisted(base, twist));
	};

	up = (point: Point, tapped: boolean): void => {
		const [press, { tool, tossing }] = [this.#press, this.easel];
		this.#press = null;
		if (!press || press.paired) return;
		if (tossing) void this.easel.tossTo(tapped ? point : this.#flicked(press, point));
		else if (tool === 'remove') this.#mark(press.under);
		else if (tool === 'nudge') this.#lift(press.at, point, tapped);
		else if (tapped) this.#tap(press);
	};

	cancel = (): void => {
		this.#press = null;
		if (this.easel.tool === 'nudge') this.easel.stroke = null;
	};

	#tap({ at: point, under }: Press): void {
		const { held } = this.easel;
		if (held?.cloud === null && !held.put) return this.easel.put(at(held.pose, point));
		const own = held?.cloud ?? NEW;
		if (held?.put && under.includes(own)) return;
		const next = meant(this.#allowed(under), held?.put ? null : own);
		if (next !== null && next !== own) this.easel.choose(next);
		else if (under.length > 0 && next === null) this.easel.refuse();
		else if (held && under.length === 0) this.easel.put(at(held.pose, point));
	}

	#mark(under: number[]): void {
		const next = meant(this.#allowed(under), this.easel.chosen);
		if (next === null && under.length > 0) this.easel.refuse();
		else this.easel.chosen = next;
	}

	/** Two taps are as good as a stroke. */
	#lift(from: Point, to: Point, tapped: boolean): void {
		const { stroke, chosen } = this.easel;
		const begun = stroke && chosen === null ? { x: stroke[0], y: stroke[1] } : null;
		this.easel.chosen = null;
		if (!tapped) void this.easel.nudge(strokeOf(from, to));
		else if (begun) void this.easel.nudge(strokeOf(begun, to));
		else this.easel.stroke = strokeOf(to, to);
	}

	/** Takes hold of what lies under the finger, once; false: there is nothing to hold. */
	#grip(press: Press): boolean {
		if (press.base) return true;
		const { held } = this.easel;
		if (held?.cloud === null && !held.put) press.base = at(held.pose, press.at);
		else if (held && (press.under.length === 0 || press.under.includes(held.cloud ?? NEW)))
			press.base = held.pose;
		else {
			const [first] = this.#allowed(press.under);
			if (first !== undefined) this.easel.choose(first);
			else if (press.under.length > 0) this.easel.refuse();
			press.base = first === undefined ? null : this.easel.held!.pose;
		}
		if (!press.base) this.#press = null;
		return press.base !== null;
	}

	#flicked(press: Press, point: Point): Point {
		const passed = Math.max(16, this.now() - press.before.when);
		const way = minus(point, press.before.at);
		return plus(point, { x: (way.x * FLIGHT) / passed, y: (way.y * FLIGHT) / passed });
	}

	#allowed(under: number[]): number[] {
		return under.filter((id) => this.easel.within.includes(id));
	}

	/** The sky as the artist sees it: what is held lies on top. */
	get #lying() {
		const { held, clouds } = this.easel;
		if (!held) return clouds;
		const others = clouds.filter(({ id }) => id !== held.cloud);
		return [...others, { id: held.cloud ?? NEW, shape: held.shape, pose: held.pose }];
	}
}

function strokeOf(from: Point, to: Point): Stroke {
	const [a, b] = [inSky(from), inSky(to)];
	return [a.x, a.y, b.x, b.y];
}
