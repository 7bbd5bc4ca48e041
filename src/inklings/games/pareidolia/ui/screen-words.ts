import { t } from '$client/words/words.svelte';
import { ribbonWords } from './ribbon';
import type { PareidoliaScene } from './scene';

export interface ScreenWords {
	small: string;
	say: string;
	tone: 'brass' | 'sheet';
}

/** What the shared screen says on top: what an onlooker reads, to a whole room. */
export function screenWords(scene: PareidoliaScene): ScreenWords {
	const { small, say } = ribbonWords(scene);
	const painting = scene.game.phase.type === 'painting';
	return {
		small,
		say: painting ? t('pareidolia-screen-guess') : say,
		tone: painting || scene.game.phase.type === 'voting' ? 'brass' : 'sheet',
	};
}
