import type { Companion, Standing } from '$client/kit/Company.svelte';
import type { Presence } from '$client/wire/types';
import { isDone, type MoonsScene } from './scene';

/** Everybody who still plays, in the order of their seats. */
export function company(scene: MoonsScene, presence: Presence): Companion[] {
	return scene.table.seats.flatMap((seat, number) => {
		if (scene.game.players[number]?.status === 'left') return [];
		return {
			seat: number,
			name: seat.name,
			avatar: seat.avatar,
			you: number === scene.you,
			standing: standing(scene, number),
			away: number !== scene.you && !presence.here.includes(number),
			score: scene.game.players[number]?.score ?? 0,
		};
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
