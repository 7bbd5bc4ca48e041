import { t } from '$client/words/words.svelte';
import { other, teamName, type RorschachScene } from './scene';

/** What the second guess is about (R14, R15). */
export function stakes(scene: RorschachScene, copied: boolean): string {
	const { test } = scene.game.round;
	return t(copied ? 'rorschach-stakes-copied' : 'rorschach-stakes-alone', {
		test: teamName(test),
		control: teamName(other(test)),
	});
}

/** Who won how many blots in this round (R20: one team at most). */
export function gained(gains: [number, number]): string {
	const team = gains[0] > 0 ? 0 : 1;
	return t('rorschach-gain', { team: teamName(team), count: gains[team] });
}
