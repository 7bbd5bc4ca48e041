import type { Standing } from '$client/kit/Company.svelte';
import { isDone, type MoonsScene } from './scene';

/** What someone is doing, for the row under the ribbon. */
export function standing(scene: MoonsScene, seat: number): Standing {
	const { phase } = scene.game;
	const narrates = 'narrator' in phase && phase.narrator === seat;
	if (phase.type === 'narrating') return narrates ? 'turn' : 'idle';
	if (narrates && phase.type !== 'scoring') return 'narrator';
	if (isDone(scene, seat)) return 'done';
	return scene.awaited.includes(seat) ? 'thinking' : 'idle';
}
