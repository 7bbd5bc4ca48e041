import type { Reveal } from '$client/feel/reveal.svelte';
import type { ScreenWords } from '$client/kit/ScreenRibbon.svelte';
import type { OnScreen } from '$client/kit/ScreenFoot.svelte';
import type { Presence } from '$client/wire/types';
import { t } from '$client/words/words.svelte';
import { people, roleOf } from './people';
import { revealWords } from './reveal';
import { chapter, ribbonWords } from './ribbon';
import type { TelepathicScene } from './scene';

/** What the shared screen says on top: what an onlooker is told, and how far the game has come. */
export function screenWords(scene: TelepathicScene, reveal: Reveal): ScreenWords {
	const { phase } = scene.game;
	if (phase.type === 'finished') return { ...revealWords(scene, phase, reveal), tone: 'sheet' };
	const { say } = ribbonWords(scene);
	const speaking = ['announcing', 'answering'].includes(phase.type);
	return {
		small: t('telepathic-screen-small', { chapter: chapter(scene) }),
		say,
		tone: speaking ? 'brass' : 'sheet',
	};
}

/** The foot of the screen: everybody and what their conditions are about, never which. */
export function onScreen(scene: TelepathicScene, presence: Presence, judged: boolean): OnScreen[] {
	const { phase } = scene.game;
	return people(scene, presence).map((one) => ({
		...one,
		note:
			judged && phase.type === 'finished' && phase.winners.includes(one.seat)
				? t('telepathic-note-winner')
				: roleOf(scene, one.seat),
	}));
}
