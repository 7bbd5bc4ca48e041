import type { Reveal } from '$client/feel/reveal.svelte';
import { said } from '$client/kit/deck-words';
import type { RibbonWords } from '$client/kit/Ribbon.svelte';
import { offerOf } from '$client/kit/offers';
import { avatarOf, nameOf } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { actorOf, categoryOf, isArtist, partnerOf, type PareidoliaScene } from './scene';

/** Who acts and what to do now. */
export function ribbonWords(scene: PareidoliaScene, reveal: Reveal): RibbonWords {
	const { phase, round } = scene.game;
	const artist = isArtist(scene);
	const facts = {
		main: nameOf(scene, round.main),
		second: nameOf(scene, round.second),
		partner: artist ? nameOf(scene, partnerOf(scene)) : '',
		category: categoryOf(scene),
		word: said(round.word ?? scene.own?.word),
	};
	const by = (seat: number, small: string, say: string): RibbonWords => ({
		who: 'other',
		small,
		say,
		avatar: avatarOf(scene, seat),
	});
	const kind = artist ? (scene.you === round.main ? 'main' : 'second') : 'others';

	switch (phase.type) {
		case 'choosing': {
			const small = t(`pareidolia-choosing-small-${kind}`, facts);
			if (kind === 'main') return { who: 'you', small, say: t('pareidolia-choosing-say') };
			return by(round.main, small, t('pareidolia-choosing-wait', facts));
		}
		case 'tossing': {
			const small = t(artist ? 'pareidolia-you-paint' : 'pareidolia-they-paint', facts);
			if (kind === 'main') return { who: 'you', small, say: t('pareidolia-tossing-say') };
			return by(round.main, small, t('pareidolia-tossing-wait', facts));
		}
		case 'painting': {
			const actor = actorOf(scene) ?? round.main;
			if (artist && actor === scene.you)
				return { who: 'you', small: t('pareidolia-move-small', facts), say: t('pareidolia-move-say') };
			if (artist) return by(actor, t('pareidolia-you-paint', facts), t('pareidolia-move-wait', facts));
			const small = t('pareidolia-they-paint', facts);
			if (scene.you == null) return by(actor, small, t('pareidolia-guess-onlooker'));
			return { who: 'all', small, say: t('pareidolia-guess-say') };
		}
		case 'solved': {
			const { accepted_by: by_artist } = phase;
			const [, guesser, text] = phase.guess;
			if (!reveal.has('guess'))
				return by(round.main, t('pareidolia-they-paint', facts), t('pareidolia-reveal-sky'));
			const seer =
				guesser === scene.you
					? t('pareidolia-you-saw')
					: t('pareidolia-saw', { name: nameOf(scene, guesser) });
			const counts = by_artist == null ? '' : ` ${t('pareidolia-counted', { text })}`;
			const say = reveal.has('word') ? t('pareidolia-was', facts) : t('pareidolia-reveal-guess', { text });
			return by(guesser, reveal.has('word') ? seer + counts : seer, say);
		}
		case 'missed':
			return by(
				round.main,
				t('pareidolia-missed'),
				reveal.has('word') ? t('pareidolia-was', facts) : t('pareidolia-reveal-missed'),
			);
		case 'voting': {
			const small = t('pareidolia-tie');
			if (offerOf(scene, 'vote') && scene.own?.vote == null)
				return { who: 'you', small, say: t('pareidolia-vote-say') };
			const tied = scene.you != null && phase.tied.includes(scene.you);
			return by(phase.tied[0] ?? 0, small, t(tied ? 'pareidolia-vote-tied' : 'pareidolia-vote-wait'));
		}
		case 'finished':
			return by(round.main, '', '');
	}
}
