import type { Lying, Pose, Shape } from './scene';

const clouds: [Shape, Pose][] = [
	['streak', { x: -120, y: 96, turn: 2, flip: false }],
	['streak', { x: 70, y: 104, turn: 356, flip: true }],
	['tower', { x: -196, y: -36, turn: 344, flip: false }],
	['tower', { x: -120, y: -52, turn: 16, flip: true }],
	['puff', { x: -156, y: 42, turn: 352, flip: false }],
	['ring', { x: 84, y: -10, turn: 24, flip: false }],
];

/** Someone sees a snail: on the front page, and in the lesson. */
export const SNAIL: Lying[] = clouds.map(([shape, pose], id) => ({ id, shape, pose }));
