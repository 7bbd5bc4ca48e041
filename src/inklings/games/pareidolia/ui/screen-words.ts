import type { Reveal } from '$client/feel/reveal.svelte';
import type { ScreenWords } from '$client/kit/ScreenRibbon.svelte';
import { t } from '$client/words/words.svelte';
import { ribbonWords } from './ribbon';
import type { PareidoliaScene } from './scene';

/** What the shared screen says on top: what an onlooker reads, to a whole room. */
export function screenWords(scene: PareidoliaScene, reveal: Reveal): ScreenWords {
	const { small, say } = ribbonWords(scene, reveal);
	const painting = scene.game.phase.type === 'painting';
	return {
		small,
		say: painting ? t('pareidolia-screen-guess') : say,
		tone: painting || scene.game.phase.type === 'voting' ? 'brass' : 'sheet',
	};
}
