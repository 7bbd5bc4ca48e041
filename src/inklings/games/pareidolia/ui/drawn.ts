import type { Hand } from './hand';
import type { Lying, Pose, Shape } from './scene';
import type { Held } from './easel.svelte';

/** held: in your own hand. seen: in another artist's hand. pinned: may not be touched. doomed: to be taken away. */
export type Mark = 'held' | 'seen' | 'pinned' | 'doomed';

export interface Drawn {
	key: string;
	/** Null: it does not lie in the sky yet. */
	cloud: number | null;
	shape: Shape;
	pose: Pose;
	mark: Mark | null;
}

interface Doing {
	held?: Held | null;
	hand?: Hand | null;
	pinned?: number[];
	doomed?: number | null;
}

/** The clouds from the lowest to the highest, as one viewer sees them now. */
export function drawn(clouds: Lying[], { held, hand, pinned = [], doomed = null }: Doing = {}): Drawn[] {
	const lying = clouds.map(({ id, shape, pose }): Drawn => {
		const mark = pinned.includes(id) ? 'pinned' : id === doomed ? 'doomed' : null;
		return { key: `${id}`, cloud: id, shape, pose, mark };
	});
	if (held) return lifted(lying, held.cloud, held.shape, held.pose, 'held');
	switch (hand?.type) {
		case 'place':
			return lifted(lying, null, hand.shape, hand.pose, 'seen');
		case 'move': {
			const cloud = clouds.find(({ id }) => id === hand.cloud);
			return cloud ? lifted(lying, cloud.id, cloud.shape, hand.pose, 'seen') : lying;
		}
		case 'remove':
			return lying.map((one) => (one.cloud === hand.cloud ? { ...one, mark: 'doomed' } : one));
		default:
			return lying;
	}
}

function lifted(lying: Drawn[], cloud: number | null, shape: Shape, pose: Pose, mark: Mark): Drawn[] {
	const rest = lying.filter((one) => cloud === null || one.cloud !== cloud);
	return [...rest, { key: `${cloud ?? 'new'}`, cloud, shape, pose, mark }];
}
