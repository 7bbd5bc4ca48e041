import type { Reveal } from '$client/feel/reveal.svelte';
import type { RibbonWords } from '$client/kit/Ribbon.svelte';
import { avatarOf, nameOf } from '$client/kit/people';
import { t, words } from '$client/words/words.svelte';
import { councilOf, decidingTeam, other, teamName, teamOf, wordOf, type RorschachScene } from './scene';
import { revealWords } from './reveal';
import { gained } from './stakes';
import { sealers } from '$client/council/council';

/** Who acts and what to do now. `again`: the second guess is being made. */
export function ribbonWords(scene: RorschachScene, again: boolean, reveal: Reveal): RibbonWords {
	const { phase, round } = scene.game;
	const council = councilOf(scene);
	const you = scene.you ?? null;
	const silent = you !== null && round.subject === you;
	const name = nameOf(scene, round.subject);
	const test = teamName(round.test);
	const control = teamName(other(round.test));
	const facts = { name, test, control };
	const first = phase.type === 'short' ? undefined : (round.subject ?? scene.awaited[0]);
	const avatar = first === undefined ? undefined : avatarOf(scene, first);
	const wait = (small: string, say: string): RibbonWords => ({ who: 'other', small, say, avatar });
	const late = you !== null && !silent && !council && teamOf(scene, you) === decidingTeam(scene);

	const staged = revealWords(scene, reveal);
	if (staged && !again) return wait(staged.small, staged.say);
	if (late) return wait(t('rorschach-late-small'), t('rorschach-late-say'));
	if (council && you !== null) {
		const alone = council.group.length === 1;
		const kind = phase.type === 'retrying' && !again ? 'reveal' : phase.type;
		const said =
			kind === 'reveal'
				? revealed(scene)
				: { small: t(`rorschach-${kind}-small`, facts), say: t(`rorschach-${kind}-say`, facts) };
		if (sealers(council).includes(you) && council.moving == null) return wait(said.small, waitingFor(scene));
		return { who: alone ? 'you' : 'all', ...said };
	}
	switch (phase.type) {
		case 'matching':
			if (silent) return { who: 'you', small: t('rorschach-subject-you'), say: t('rorschach-match-say') };
			return wait(t('rorschach-matching-wait-small', facts), t('rorschach-matching-wait', facts));
		case 'retrying':
			return { ...wait('', ''), ...revealed(scene) };
		case 'explaining':
			return {
				...wait(gained(phase.gains), t(silent ? 'rorschach-explain-you' : 'rorschach-explain', facts)),
			};
		case 'short':
			return wait(t('rorschach-short-small'), t('rorschach-short-say', { team: teamName(phase.team) }));
		case 'finished':
			return wait('', '');
		default:
			if (silent && phase.type === 'guessing')
				return wait(t('rorschach-subject-you'), t('rorschach-guessing-yours'));
			if (silent) return wait(t('rorschach-subject-you'), t(`rorschach-${phase.type}-wait`, facts));
			return wait(t(`rorschach-${phase.type}-wait-small`, facts), t(`rorschach-${phase.type}-wait`, facts));
	}
}

/** "Lighthouse. Lampblack was right." */
export function revealed(scene: RorschachScene): { small: string; say: string } {
	const { round } = scene.game;
	const symbol = round.guess ? (round.markers[round.guess.place] ?? 0) : 0;
	return {
		small: t('rorschach-turned', { name: nameOf(scene, round.subject) }),
		say: t('rorschach-was-right', { word: wordOf(scene, symbol), team: teamName(round.test) }),
	};
}

function waitingFor(scene: RorschachScene): string {
	return t('council-wait', { names: words.list(scene.awaited.map((seat) => nameOf(scene, seat))) });
}
