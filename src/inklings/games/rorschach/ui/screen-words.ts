import { t } from '$client/words/words.svelte';
import { ribbonWords } from './ribbon';
import type { RorschachScene } from './scene';
import { nameOf, teamName } from './scene';
import { stakes } from './stakes';

export interface ScreenWords {
	small: string;
	say: string;
	/** Under the clock: what the time is for. */
	until: string;
	tone: 'brass' | 'sheet';
}

/** What the shared screen says on top: what an onlooker reads, and the stakes of a second guess. */
export function screenWords(scene: RorschachScene): ScreenWords {
	const { phase, round } = scene.game;
	const { small, say } = ribbonWords(scene, false);
	const facts = { name: nameOf(scene, round.subject), test: teamName(round.test) };
	const deliberating = 'council' in phase;
	const until = deliberating ? t('rorschach-screen-phone') : '';
	const tone = deliberating ? 'brass' : 'sheet';
	switch (phase.type) {
		case 'naming':
			return { small, say: t('rorschach-screen-naming', facts), until, tone };
		case 'matching':
			return { small: '', say: t('rorschach-screen-matching', facts), until, tone };
		case 'retrying':
			return {
				small: `${say} ${stakes(scene, phase.copied)}`,
				say: t('rorschach-second-say', { team: facts.test }),
				until,
				tone,
			};
		default:
			return { small, say, until, tone };
	}
}
