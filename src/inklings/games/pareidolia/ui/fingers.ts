import type { Attachment } from 'svelte/attachments';
import { SKY } from './clouds';
import { type Point, turnedPoint, type Twist, twistOf } from './poses';

/** A finger trembles: what stays within this many pixels is a tap. */
const TREMOR = 10;
/** Around the round sky there is a little air. */
export const SPAN = 2 * SKY + 24;

/** What fingers do on the sky, in its own units. */
export interface Touched {
	down(at: Point): void;
	/** One finger goes on; never called while it only trembles. */
	move(at: Point): void;
	/** A second finger has come down: from here on two of them carry and turn. */
	pair(): void;
	/** How far they have gone since. */
	twist(twist: Twist): void;
	/** The last finger has gone. */
	up(at: Point, tapped: boolean): void;
	cancel(): void;
}

interface Finger {
	from: Point;
	at: Point;
	moved: boolean;
}

/** A point on the screen, in the sky that lies as large as it can in the middle of `box`, turned by `view`. */
export function toSky(client: Point, box: DOMRect, view: number): Point {
	const unit = SPAN / Math.min(box.width, box.height);
	const x = (client.x - box.left - box.width / 2) * unit;
	const y = (client.y - box.top - box.height / 2) * unit;
	return turnedPoint({ x, y }, -view);
}

/**
 * Listens to fingers on the sky itself. Clouds move and are redrawn while a finger is down, so none of them
 * is ever asked what was hit; and no click is waited for.
 */
export function fingers(view: () => number, touched: () => Touched | null): Attachment<SVGSVGElement> {
	return (node) => {
		const down = new Map<number, Finger>();
		/** A pair has been on the sky: what is left of it means nothing any more. */
		let paired = false;

		const sky = (client: Point) => toSky(client, node.getBoundingClientRect(), view());
		const pair = () => {
			paired = true;
			for (const finger of down.values()) finger.from = finger.at;
			touched()?.pair();
		};
		const press = (event: PointerEvent) => {
			if (event.button !== 0 || down.size === 2 || paired) return;
			const at = { x: event.clientX, y: event.clientY };
			down.set(event.pointerId, { from: at, at, moved: false });
			node.setPointerCapture(event.pointerId);
			if (down.size === 1) touched()?.down(sky(at));
			else pair();
		};
		const move = (event: PointerEvent) => {
			const finger = down.get(event.pointerId);
			if (!finger) return;
			finger.at = { x: event.clientX, y: event.clientY };
			finger.moved ||= Math.hypot(finger.at.x - finger.from.x, finger.at.y - finger.from.y) > TREMOR;
			const [first, second] = [...down.values()];
			if (first && second)
				touched()?.twist(twistOf([sky(first.from), sky(second.from)], [sky(first.at), sky(second.at)]));
			else if (!paired && finger.moved) touched()?.move(sky(finger.at));
		};
		const lift = (event: PointerEvent) => {
			const finger = down.get(event.pointerId);
			if (!finger) return;
			down.delete(event.pointerId);
			if (down.size > 0) return;
			if (event.type === 'pointercancel') touched()?.cancel();
			else touched()?.up(sky({ x: event.clientX, y: event.clientY }), !finger.moved && !paired);
			paired = false;
		};

		node.addEventListener('pointerdown', press);
		node.addEventListener('pointermove', move);
		node.addEventListener('pointerup', lift);
		node.addEventListener('pointercancel', lift);
		return () => {
			node.removeEventListener('pointerdown', press);
			node.removeEventListener('pointermove', move);
			node.removeEventListener('pointerup', lift);
			node.removeEventListener('pointercancel', lift);
		};
	};
}
