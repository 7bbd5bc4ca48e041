import type { Presence, Scene } from '$client/wire/types';
import { t } from '$client/words/words.svelte';

/** As much of a scene as it takes to name people. */
type Seated = Pick<Scene, 'table' | 'you'>;

/** Someone at the table, as every list of people shows them; games add what they have to say of them. */
export interface Person {
	seat: number;
	name: string;
	avatar: number;
	you: boolean;
	away: boolean;
}

export function personAt(scene: Seated, presence: Presence, seat: number): Person {
	const you = seat === scene.you;
	return {
		seat,
		name: nameOf(scene, seat),
		avatar: avatarOf(scene, seat),
		you,
		away: !you && !presence.here.includes(seat),
	};
}

/** What everyone calls them, and they themselves. */
export function nameOf(scene: Seated, seat: number | null | undefined): string {
	return scene.table.seats[seat ?? -1]?.name ?? '';
}

/** Their name, or "You" for the one who reads it. */
export function nameOrYou(scene: Seated, seat: number): string {
	return seat === scene.you ? t('you') : nameOf(scene, seat);
}

export function avatarOf(scene: Seated, seat: number): number {
	return scene.table.seats[seat]?.avatar ?? 0;
}

/** Seats by their scores, the best first. */
export function bestFirst(scores: number[]): number[] {
	return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]! || a - b);
}
