import type { EndingWords } from '$client/kit/Ending.svelte';
import { avatarOf } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { members, teamName, teamOf, type RorschachScene } from './scene';
import type { FinishedView } from './types';

/** How it ended, for everyone. */
export function wonBy({ winner, reason }: FinishedView): string {
	if (winner == null) return t('rorschach-drawn');
	return t(reason === 'target' ? 'rorschach-won' : 'rorschach-won-too_few', { team: teamName(winner) });
}

/** The same to one viewer: it may be their own team. */
export function endingWords(scene: RorschachScene, phase: FinishedView): EndingWords {
	const { winner, reason } = phase;
	const yours = winner != null && teamOf(scene, scene.you ?? null) === winner;
	return {
		title: yours && reason === 'target' ? t('rorschach-won-yours') : wonBy(phase),
		text: t('rorschach-rounds', { rounds: scene.game.round.number }),
		avatars: winner == null ? [] : members(scene, winner).map((seat) => avatarOf(scene, seat)),
	};
}
