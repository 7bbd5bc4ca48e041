import type { Companion, Standing } from '$client/kit/Company.svelte';
import type { Presence } from '$client/wire/types';
import { personAt } from '$client/kit/people';
import { councilOf, members, type RorschachScene, type Team } from './scene';

/** A team's people, as everyone sees them. */
export function company(scene: RorschachScene, presence: Presence, team: Team): Companion[] {
	return members(scene, team).map((seat) => ({
		...personAt(scene, presence, seat),
		standing: standing(scene, seat),
	}));
}

function standing(scene: RorschachScene, seat: number): Standing {
	const { phase, round, ready } = scene.game;
	const over = phase.type === 'explaining' || phase.type === 'finished';
	if (seat === round.subject && !over) return phase.type === 'matching' ? 'turn' : 'subject';
	if (ready.includes(seat)) return 'done';
	if (councilOf(scene)?.leanings.some((one) => one.seat === seat && one.sealed)) return 'done';
	return scene.awaited.includes(seat) ? 'thinking' : 'idle';
}
