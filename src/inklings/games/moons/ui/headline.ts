import type { EndingWords } from '$client/kit/Ending.svelte';
import { avatarOf, nameOf, nameOrYou } from '$client/kit/people';
import { t, words } from '$client/words/words.svelte';
import type { MoonsScene } from './scene';
import type { FinishedView } from './types';

/** Who won, in a sentence; `personal` says "you" to the winner. */
export function headline(scene: MoonsScene, { winners, reason }: FinishedView, personal = true): EndingWords {
	const yours = personal && winners.length === 1 && winners[0] === scene.you;
	const names = words.list(winners.map((seat) => (personal ? nameOrYou(scene, seat) : nameOf(scene, seat))));
	const id = `moons-won-${reason}${yours ? '-you' : winners.length > 1 ? '-shared' : ''}`;
	const score = Math.max(0, ...winners.map((seat) => scene.game.players[seat]!.score));
	return {
		title: t(id, { names }),
		text: t('moons-result', { score, rounds: scene.game.round }),
		avatars: winners.slice(0, 3).map((seat) => avatarOf(scene, seat)),
	};
}
