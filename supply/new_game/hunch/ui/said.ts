import { offerOf } from '$client/kit/offers';
import type { RibbonWords } from '$client/kit/Ribbon.svelte';
import type { ScreenWords } from '$client/kit/ScreenRibbon.svelte';
import { t } from '$client/words/words.svelte';
import type { Scene } from './scene';

/** What the ribbon says on top of a player's screen. */
export function ribbonWords(scene: Scene): RibbonWords {
	if (offerOf(scene, 'pick'))
		return { who: 'all', small: t('hunch-picking-small'), say: t('hunch-picking-say') };
	if (scene.own?.pick != null)
		return { who: 'other', small: t('hunch-picked-small'), say: t('hunch-picked-say') };
	return { who: 'other', ...saidToAll(scene, t('hunch-picking-watch')) };
}

/** What the shared screen says on top, to everyone at once. */
export function screenWords(scene: Scene): ScreenWords {
	const tone = scene.game.phase.type === 'picking' ? 'brass' : 'sheet';
	return { ...saidToAll(scene, t('hunch-screen-picking')), tone };
}

function saidToAll({ game: { phase, round } }: Scene, picking: string) {
	if (phase.type !== 'showing') return { small: t('hunch-picking-small'), say: picking };
	const count = phase.gains.filter((points) => points > 0).length;
	return { small: t('hunch-showing-small', { round }), say: t('hunch-showing-say', { count }) };
}
