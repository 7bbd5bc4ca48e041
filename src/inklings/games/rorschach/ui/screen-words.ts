import type { Reveal } from '$client/feel/reveal.svelte';
import type { ScreenWords } from '$client/kit/ScreenRibbon.svelte';
import { nameOf } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { revealWords } from './reveal';
import { ribbonWords } from './ribbon';
import { decidingTeam, teamName, type RorschachScene } from './scene';

/** What the shared screen says on top: what an onlooker reads, a little more festively. */
export function screenWords(scene: RorschachScene, reveal: Reveal): ScreenWords {
	const { phase, round } = scene.game;
	const { small, say } = ribbonWords(scene, false, reveal);
	const facts = { name: nameOf(scene, round.subject), test: teamName(round.test) };
	const deliberating = decidingTeam(scene) !== null;
	const until = deliberating ? t('rorschach-screen-phone') : '';
	const tone = deliberating ? 'brass' : 'sheet';
	if (revealWords(scene, reveal)) return { small, say, tone: 'sheet' };
	switch (phase.type) {
		case 'naming':
			return { small, say: t('rorschach-screen-naming', facts), until, tone };
		case 'matching':
			return { small: '', say: t('rorschach-screen-matching', facts), until, tone };
		case 'retrying':
			return { small: say, say: t('rorschach-second-say', { team: facts.test }), until, tone };
		default:
			return { small, say, until, tone };
	}
}
