import type { Touched } from './fingers';
import type { Hand, Stroke } from './hand';
import { cloudsAt, meant } from './hit';
import {
	at,
	flipped,
	inSky,
	kept,
	MIDDLE,
	minus,
	plus,
	type Point,
	turnedBy,
	turnedPoint,
	type Twist,
	twisted,
	wrapped,
} from './poses';
import { type CloudView, offerOf, type PareidoliaScene, type Pose, type Send, type Shape } from './scene';

export type Tool = 'move' | 'nudge' | 'remove';

/** A cloud in the artist's hand: from the supply, or from the sky. */
export interface Held {
	/** Null: it comes from the supply. */
	cloud: number | null;
	shape: Shape;
	pose: Pose;
	/** It lies somewhere else than it lay, or for the first time. */
	put: boolean;
}

export interface Bench {
	scene(): PareidoliaScene;
	/** By how many degrees the artist sees the sky turned. */
	view(): number;
	send: Send;
	/** Says that the partner's last move stays. */
	stays(): void;
	now(): number;
}

interface Press {
	at: Point;
	/** The clouds under the finger when it came down, by their ids. */
	under: number[];
	/** Where the held cloud lay when it began to move. */
	base: Pose | null;
	/** Where the finger was a moment ago, and when: a flick has speed. */
	before: { at: Point; when: number };
}

/** A cloud from the supply has no id yet. */
const NEW = -1;
/** How far a flick carries, as milliseconds of its speed. */
const FLIGHT = 160;
const FOOT: Point = { x: 0, y: 370 };

/** What an artist has in hand: nothing of it is true until it is sent, and it outlives every change around it. */
export class Easel implements Touched {
	tool = $state<Tool>('move');
	held = $state.raw<Held | null>(null);
	/** The cloud to be taken away. */
	chosen = $state<number | null>(null);
	/** The way of the finger in a nudge; or of a toss that is aimed. */
	stroke = $state.raw<Stroke | null>(null);
	busy = $state(false);
	#press: Press | null = null;

	constructor(private readonly bench: Bench) {}

	get tossing(): boolean {
		return this.#offer('toss') !== undefined;
	}

	/** The shapes that can be taken from the supply. */
	get shapes(): Shape[] {
		return this.#offer('toss')?.shapes ?? this.#offer('place')?.shapes ?? [];
	}

	/** The clouds that the tool in hand may touch. */
	get within(): number[] {
		if (this.tool === 'move') return this.#offer('move')?.clouds ?? [];
		if (this.tool === 'remove') return this.#offer('remove')?.clouds ?? [];
		const locked = this.#offer('nudge')?.locked ?? [];
		return this.#clouds.map(({ id }) => id).filter((id) => !locked.includes(id));
	}

	/** What the others may see of it. */
	get hand(): Hand | null {
		if (this.held) {
			const { cloud, shape, pose } = this.held;
			return cloud === null ? { type: 'place', shape, pose } : { type: 'move', cloud, pose };
		}
		if (this.stroke) return { type: 'nudge', stroke: this.stroke };
		return this.chosen === null ? null : { type: 'remove', cloud: this.chosen };
	}

	/** The cloud that the next key or handle is about. */
	get subject(): number | null {
		return this.held?.cloud ?? this.chosen;
	}

	drop = (): void => {
		this.held = this.stroke = this.chosen = this.#press = null;
	};

	use = (tool: Tool): void => {
		this.drop();
		this.tool = tool;
	};

	take = (shape: Shape, put = false): void => {
		if (!this.shapes.includes(shape)) return;
		this.use('move');
		const where = this.tossing ? FOOT : MIDDLE;
		const pose = {
			...turnedPoint(where, -this.bench.view()),
			turn: wrapped(-this.bench.view()),
			flip: false,
		};
		this.held = { cloud: null, shape, pose: kept(shape, pose), put };
	};

	/** Leads the held cloud by a finger that came from outside the sky. */
	carry = (point: Point): void => this.#change((pose) => at(pose, point));

	/** Choose a cloud without a finger. */
	choose = (id: number): void => {
		if (!this.within.includes(id)) return this.bench.stays();
		const cloud = this.#clouds.find((one) => one.id === id)!;
		if (this.tool === 'move') this.held = { cloud: id, shape: cloud.shape, pose: cloud.pose, put: false };
		else this.chosen = id;
		if (this.tool === 'nudge') this.stroke = [cloud.pose.x, cloud.pose.y, cloud.pose.x, cloud.pose.y];
	};

	/** A step to where the viewer sees it: the held cloud, or the end of the stroke that is aimed. */
	step = (by: Point): void => {
		const way = turnedPoint(by, -this.bench.view());
		if (this.tossing && this.held) {
			const [x, y] = this.stroke?.slice(2) ?? [0, 0];
			const to = inSky(plus({ x: x!, y: y! }, way));
			this.stroke = [this.held.pose.x, this.held.pose.y, to.x, to.y];
		} else if (this.held) this.#put(at(this.held.pose, plus(this.held.pose, way)));
		else if (this.stroke) {
			const to = inSky(plus({ x: this.stroke[2], y: this.stroke[3] }, way));
			this.stroke = [this.stroke[0], this.stroke[1], to.x, to.y];
		}
	};

	turn = (degrees: number): void => this.#change((pose) => turnedBy(pose, degrees));
	flip = (): void => this.#change((pose) => flipped(pose, this.bench.view()));
	turnTo = (turn: number): void => this.#change((pose) => ({ ...pose, turn }));

	/** Enter and the wax button: whatever is in hand becomes a move. */
	finish = async (): Promise<void> => {
		if (this.busy) return;
		if (this.tossing) await this.tossTo(this.stroke ? { x: this.stroke[2], y: this.stroke[3] } : MIDDLE);
		else if (this.held?.put) {
			const { cloud, shape, pose } = this.held;
			await this.#act(cloud === null ? { type: 'place', shape, pose } : { type: 'move', cloud, pose });
		} else if (this.tool === 'remove' && this.chosen !== null)
			await this.#act({ type: 'remove', cloud: this.chosen });
		else if (this.stroke) await this.#nudge(this.stroke);
	};

	pass = (): Promise<void> => this.#act({ type: 'pass' });

	// --- fingers ----------------------------------------------------------------------------------

	down = (point: Point): void => {
		const before = { at: point, when: this.bench.now() };
		this.#press = { at: point, under: cloudsAt(this.#lying, point), base: null, before };
	};

	move = (point: Point): void => {
		const press = this.#press;
		if (!press || this.busy) return;
		if (this.tool === 'nudge') this.stroke = strokeOf(press.at, point);
		else if (this.tool === 'move' && this.#grip(press))
			this.#put(at(press.base!, plus(press.base!, minus(point, press.at))));
		const when = this.bench.now();
		if (when - press.before.when > FLIGHT / 2) press.before = { at: point, when };
	};

	pair = (): void => {
		if (this.#press) this.#press.base = this.held?.pose ?? null;
	};

	twist = (twist: Twist): void => {
		const base = this.#press?.base;
		if (base && !this.busy) this.#put(twisted(base, twist));
	};

	up = (point: Point, tapped: boolean): void => {
		const press = this.#press;
		this.#press = null;
		if (!press || this.busy) return;
		if (this.tossing) void this.tossTo(tapped ? point : this.#flicked(press, point));
		else if (this.tool === 'remove') this.#mark(press.under);
		else if (this.tool === 'nudge') this.#lift(press.at, point, tapped);
		else if (tapped) this.#tap(press);
	};

	cancel = (): void => {
		this.#press = null;
		if (this.tool === 'nudge') this.stroke = null;
	};

	#tap({ at: point, under }: Press): void {
		const { held } = this;
		if (held?.cloud === null && !held.put) return this.#put(at(held.pose, point));
		const own = held?.cloud ?? NEW;
		if (held?.put && under.includes(own)) return;
		const next = meant(this.#allowed(under), held?.put ? null : own);
		if (next !== null && next !== own) this.choose(next);
		else if (under.length > 0 && next === null) this.bench.stays();
		else if (held && under.length === 0) this.#put(at(held.pose, point));
	}

	#mark(under: number[]): void {
		const next = meant(this.#allowed(under), this.chosen);
		if (next !== null) this.chosen = next;
		else if (under.length > 0) this.bench.stays();
		else this.chosen = null;
	}

	/** Two taps are as good as a stroke. */
	#lift(from: Point, to: Point, tapped: boolean): void {
		const begun = this.stroke && this.chosen === null ? { x: this.stroke[0], y: this.stroke[1] } : null;
		this.chosen = null;
		if (!tapped) void this.#nudge(strokeOf(from, to));
		else if (begun) void this.#nudge(strokeOf(begun, to));
		else this.stroke = strokeOf(to, to);
	}

	/** Takes hold of what lies under the finger, once; false: there is nothing to hold. */
	#grip(press: Press): boolean {
		if (press.base) return true;
		const floating = this.held?.cloud === null && !this.held.put;
		if (floating) press.base = at(this.held!.pose, press.at);
		else if (this.held && (press.under.length === 0 || press.under.includes(this.held.cloud ?? NEW)))
			press.base = this.held.pose;
		else {
			const [first] = this.#allowed(press.under);
			if (first !== undefined) this.choose(first);
			else if (press.under.length > 0) this.bench.stays();
			press.base = first === undefined ? null : this.held!.pose;
		}
		if (!press.base) this.#press = null;
		return press.base !== null;
	}

	#flicked(press: Press, point: Point): Point {
		const passed = Math.max(16, this.bench.now() - press.before.when);
		const way = minus(point, press.before.at);
		return plus(point, { x: (way.x * FLIGHT) / passed, y: (way.y * FLIGHT) / passed });
	}

	// --- what is sent -----------------------------------------------------------------------------

	tossTo = async (towards: Point): Promise<void> => {
		if (this.held) await this.#act({ type: 'toss', shape: this.held.shape, ...inSky(towards) });
	};

	async #nudge(stroke: Stroke): Promise<void> {
		const [x, y, to_x, to_y] = stroke;
		this.stroke = stroke;
		await this.#act({ type: 'nudge', x, y, to_x, to_y });
		this.stroke = this.chosen = null;
	}

	async #act(action: Parameters<Send>[0]): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		await this.bench.send(action);
		this.busy = false;
	}

	#change(change: (pose: Pose) => Pose): void {
		if (this.held && !this.busy) this.#put(change(this.held.pose));
	}

	#put(pose: Pose): void {
		if (this.held) this.held = { ...this.held, pose: kept(this.held.shape, pose), put: true };
	}

	#allowed(under: number[]): number[] {
		return under.filter((id) => this.within.includes(id));
	}

	/** The sky as the artist sees it: what is held lies on top. */
	get #lying(): { id: number; shape: Shape; pose: Pose }[] {
		const { held } = this;
		if (!held) return this.#clouds;
		const others = this.#clouds.filter(({ id }) => id !== held.cloud);
		return [...others, { id: held.cloud ?? NEW, shape: held.shape, pose: held.pose }];
	}

	get #clouds(): CloudView[] {
		return this.bench.scene().game.round.clouds;
	}

	#offer<Type extends Parameters<typeof offerOf>[1]>(type: Type) {
		return offerOf(this.bench.scene(), type);
	}
}

function strokeOf(from: Point, to: Point): Stroke {
	const [a, b] = [inSky(from), inSky(to)];
	return [a.x, a.y, b.x, b.y];
}
