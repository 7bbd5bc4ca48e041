import { t } from '$client/words/words.svelte';
import { teamName, teamOf, type RorschachScene } from './scene';
import type { FinishedView } from './types';

/** How it ended, for everyone. */
export function wonBy({ winner, reason }: FinishedView): string {
	if (winner == null) return t('rorschach-drawn');
	return t(reason === 'target' ? 'rorschach-won' : 'rorschach-won-too_few', { team: teamName(winner) });
}

/** The same to one viewer: it may be their own team. */
export function wonByYours(scene: RorschachScene, phase: FinishedView): string {
	const yours = phase.winner != null && teamOf(scene, scene.you ?? null) === phase.winner;
	return yours && phase.reason === 'target' ? t('rorschach-won-yours') : wonBy(phase);
}
