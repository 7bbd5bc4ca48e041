import type { EndingWords } from '$client/kit/Ending.svelte';
import { avatarOf, nameOf } from '$client/kit/people';
import { t, words } from '$client/words/words.svelte';
import type { PareidoliaScene } from './scene';
import type { FinishedView } from './types';

/** How it ended; to a winner it says "you". */
export function headline(scene: PareidoliaScene, { winners }: FinishedView, personal = true): string {
	if (personal && scene.you != null && winners.includes(scene.you))
		return t(winners.length > 1 ? 'pareidolia-won-you-too' : 'pareidolia-won-you');
	const names = words.list(winners.map((seat) => nameOf(scene, seat)));
	return t('pareidolia-won', { names, count: winners.length });
}

/** And why they and nobody else. */
export function endingWords(scene: PareidoliaScene, phase: FinishedView): EndingWords {
	const { winners, reason } = phase;
	const droplets = scene.game.players[winners[0] ?? 0]?.droplets ?? 0;
	return {
		title: headline(scene, phase),
		text: t(`pareidolia-reason-${reason}`, { droplets, rounds: scene.game.round.number }),
		avatars: winners.slice(0, 3).map((seat) => avatarOf(scene, seat)),
	};
}
