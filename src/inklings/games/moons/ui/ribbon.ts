import type { Reveal } from '$client/feel/reveal.svelte';
import type { RibbonWords } from '$client/kit/Ribbon.svelte';
import { offerOf } from '$client/kit/offers';
import { avatarOf, nameOf, nameOrYou } from '$client/kit/people';
import { t, words } from '$client/words/words.svelte';
import { quoted, type MoonsScene } from './scene';

/** Who acts, what to do now: the one line that every phase puts on top. */
export function ribbonWords(scene: MoonsScene, onTv: boolean, reveal: Reveal, voted = false): RibbonWords {
	const { phase, players } = scene.game;
	const you = scene.you == null ? null : players[scene.you];
	const narrator = 'narrator' in phase ? phase.narrator : null;
	const name = narrator === null ? '' : nameOf(scene, narrator);
	const avatar = narrator === null ? undefined : avatarOf(scene, narrator);
	const told = narrator !== null && narrator === scene.you;
	const other = (small: string, say: string): RibbonWords => ({ who: 'other', small, say, avatar });
	const late = you?.status === 'waiting';

	switch (phase.type) {
		case 'racing':
			if (late) return other(t('moons-late-small'), t('moons-racing-watch'));
			if (!offerOf(scene, 'tell_story')) return other(t('moons-racing-small'), t('moons-racing-watch'));
			return { who: 'all', small: t('moons-racing-small'), say: t('moons-racing-say') };
		case 'narrating':
			if (told) return { who: 'you', small: t('moons-narrate-small'), say: t('moons-narrate-say') };
			if (late) return other(t('moons-late-small'), t('moons-wait-narrator-small', { name }));
			return other(
				t('moons-wait-narrator-small', { name }),
				t(you ? 'moons-wait-narrator-say' : 'moons-wait-narrator-watch'),
			);
		case 'choosing': {
			const small = onTv ? quoted(phase.clue) : t('moons-choose-small', { name });
			if (offerOf(scene, 'lay_cards')) {
				return { who: 'all', small, say: t('moons-choose-say', { count: phase.count }) };
			}
			if (late) return other(t('moons-late-small'), t('moons-choosing-watch'));
			if (!you) return other(t('moons-choosing-watch-small', { name }), t('moons-choosing-watch'));
			return other(t(told ? 'moons-wait-told-small' : 'moons-wait-laid-small'), waitingFor(scene));
		}
		case 'voting': {
			if (told) return other(t('moons-vote-told-small'), t('moons-vote-told-say'));
			if (late) return other(t('moons-late-small'), t('moons-late-say'));
			if (offerOf(scene, 'vote') && scene.own?.vote?.length) {
				return other(t('moons-vote-sealed-small'), t('moons-vote-sealed-say'));
			}
			if (voted) {
				const small = scene.you == null ? 'moons-guess-sealed-small' : 'moons-vote-sealed-small';
				return other(t(small), t('moons-vote-sealed-say'));
			}
			const question = { name };
			if (!offerOf(scene, 'vote'))
				return other(t('moons-vote-small', { name }), t('moons-vote-say', question));
			if (onTv) return { who: 'all', small: quoted(phase.clue), say: t('moons-vote-look-up', question) };
			return { who: 'all', small: t('moons-vote-small', { name }), say: t('moons-vote-say', question) };
		}
		case 'scoring': {
			const number = phase.laid.findIndex((laid) => laid.owner === phase.narrator) + 1;
			const truth = told ? 'moons-truth-yours' : 'moons-truth';
			if (!reveal.has('truth'))
				return other(t('moons-reveal-small'), t(told ? 'moons-reveal-yours' : 'moons-vote-say', { name }));
			const small = reveal.has('points') ? t(`moons-verdict-${phase.verdict}`) : '';
			return other(small, t(truth, { name, number }));
		}
		case 'finished':
			return other('', '');
	}
}

function waitingFor(scene: MoonsScene): string {
	const names = scene.awaited.map((seat) => nameOrYou(scene, seat));
	return names.length > 0
		? t('moons-wait-choosing', { names: words.list(names) })
		: t('moons-wait-choosing-all');
}
