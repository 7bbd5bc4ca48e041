import { SHAPES, SKY } from './clouds';
import type { Pose, Shape } from './scene';

export type Stroke = [number, number, number, number];

/** What an artist is about to do, as everyone may see it while it is being done. */
export type Hand =
	| { type: 'move'; cloud: number; pose: Pose }
	| { type: 'place'; shape: Shape; pose: Pose }
	| { type: 'nudge'; stroke: Stroke }
	| { type: 'remove'; cloud: number };

/** A hand as a mark, which has no room for words. */
export function marked(hand: Hand): string {
	switch (hand.type) {
		case 'move':
			return join('m', hand.cloud, ...numbers(hand.pose));
		case 'place':
			return join('p', SHAPES.indexOf(hand.shape), ...numbers(hand.pose));
		case 'nudge':
			return join('n', ...hand.stroke);
		case 'remove':
			return join('r', hand.cloud);
	}
}

/** Reads a mark, which someone else's browser has written: null if it makes no sense. */
export function handOf(mark: string | null): Hand | null {
	const [kind, ...written] = mark?.split(':') ?? [];
	const read = written.map(Number);
	if (written.some((number) => !/^-?\d{1,5}$/.test(number))) return null;
	if (kind === 'r') return read.length === 1 ? { type: 'remove', cloud: read[0]! } : null;
	if (kind === 'n')
		return read.length === 4 && read.every(along) ? { type: 'nudge', stroke: read as Stroke } : null;
	const [which, x, y, turn, flip] = read as [number, number, number, number, number];
	if (read.length !== 5 || !along(x) || !along(y)) return null;
	const pose = { x, y, turn, flip: flip === 1 };
	if (kind === 'm') return { type: 'move', cloud: which, pose };
	const shape = SHAPES[which];
	return kind === 'p' && shape ? { type: 'place', shape, pose } : null;
}

const join = (...parts: (string | number)[]) => parts.join(':');
const numbers = ({ x, y, turn, flip }: Pose) => [x, y, turn, Number(flip)];
const along = (number: number) => Math.abs(number) <= SKY;
