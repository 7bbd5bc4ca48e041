import type { Companion, Standing } from '$client/kit/Company.svelte';
import { personAt } from '$client/kit/people';
import type { Presence } from '$client/wire/types';
import { isDone, type MoonsScene } from './scene';

/** Everybody who still plays, in the order of their seats. */
export function company(scene: MoonsScene, presence: Presence): Companion[] {
	return scene.table.seats.flatMap((_, seat) => {
		const player = scene.game.players[seat];
		if (player?.status === 'left') return [];
		const score = player?.score ?? 0;
		return { ...personAt(scene, presence, seat), standing: standing(scene, seat), score };
	});
}

function standing(scene: MoonsScene, seat: number): Standing {
	const { phase } = scene.game;
	const narrates = 'narrator' in phase && phase.narrator === seat;
	if (phase.type === 'narrating') return narrates ? 'turn' : 'idle';
	if (narrates && phase.type !== 'scoring') return 'narrator';
	if (isDone(scene, seat)) return 'done';
	return scene.awaited.includes(seat) ? 'thinking' : 'idle';
}
