import { offerOf } from '$client/kit/offers';
import { SHAPES } from './clouds';
import type { Hand, Stroke } from './hand';
import { at, flipped, inSky, kept, MIDDLE, plus, type Point, turnedBy, turnedPoint, wrapped } from './poses';
import { type Lying, lying, type PareidoliaScene, type Pose, type Send, type Shape } from './scene';

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
}

/** Where a cloud waits to be tossed, as its artist sees it. */
const FOOT: Point = { x: 0, y: 370 };

/** What an artist has in hand: nothing of it is true until it is sent, and it outlives every change around it. */
export class Easel {
	tool = $state<Tool>('move');
	held = $state.raw<Held | null>(null);
	/** The cloud to be taken away. */
	chosen = $state<number | null>(null);
	/** The way of the finger in a nudge; or of a toss that is aimed. */
	stroke = $state.raw<Stroke | null>(null);
	busy = $state(false);

	constructor(private readonly bench: Bench) {}

	get tossing(): boolean {
		return offerOf(this.bench.scene(), 'toss') !== undefined;
	}

	/** The shapes that can be taken from the supply. */
	get shapes(): Shape[] {
		return this.tossing ? SHAPES : (this.#offer?.shapes.map((kind) => SHAPES[kind]!) ?? []);
	}

	/** The clouds that may be touched. */
	get within(): number[] {
		return this.#offer?.clouds ?? [];
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
		this.held = this.stroke = this.chosen = null;
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

	/** What lies there is not to be touched. */
	refuse = (): void => this.bench.stays();

	/** Take a cloud that lies in the sky: to move it, to push it or to take it away. */
	choose = (id: number): void => {
		if (!this.within.includes(id)) return this.refuse();
		const cloud = this.clouds.find((one) => one.id === id)!;
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
		} else if (this.held) this.put(at(this.held.pose, plus(this.held.pose, way)));
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
		else if (this.stroke) await this.nudge(this.stroke);
	};

	pass = (): Promise<void> => this.#act({ type: 'pass' });

	// --- what is sent -----------------------------------------------------------------------------

	tossTo = async (towards: Point): Promise<void> => {
		if (this.held) await this.#act({ type: 'toss', shape: this.held.shape, ...inSky(towards) });
	};

	nudge = async (stroke: Stroke): Promise<void> => {
		const [x, y, to_x, to_y] = stroke;
		this.stroke = stroke;
		await this.#act({ type: 'nudge', x, y, to_x, to_y });
		// Whatever has been taken in hand since then is none of this stroke's business.
		if (this.stroke === stroke) this.stroke = this.chosen = null;
	};

	async #act(action: Parameters<Send>[0]): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		await this.bench.send(action);
		this.busy = false;
	}

	#change(change: (pose: Pose) => Pose): void {
		if (this.held && !this.busy) this.put(change(this.held.pose));
	}

	/** The held cloud lies here now. */
	put = (pose: Pose): void => {
		if (this.held) this.held = { ...this.held, pose: kept(this.held.shape, pose), put: true };
	};

	get clouds(): Lying[] {
		return lying(this.bench.scene().game.round.clouds);
	}

	get #offer() {
		return offerOf(this.bench.scene(), 'paint');
	}
}
