import { t, words } from '$client/words/words.svelte';
import { nameOf, type MoonsScene } from './scene';
import type { FinishedView } from './types';

/** Who won, in a sentence; `personal` says "you" to the winner. */
export function headline(
	scene: MoonsScene,
	{ winners, reason }: FinishedView,
	personal: boolean,
): { title: string; text: string } {
	const yours = personal && winners.length === 1 && winners[0] === scene.you;
	const names = words.list(
		winners.map((seat) => (personal ? nameOf(scene, seat) : (scene.table.seats[seat]?.name ?? ''))),
	);
	const id = `moons-won-${reason}${yours ? '-you' : winners.length > 1 ? '-shared' : ''}`;
	const score = Math.max(0, ...winners.map((seat) => scene.game.players[seat]!.score));
	return { title: t(id, { names }), text: t('moons-result', { score, rounds: scene.game.round }) };
}
