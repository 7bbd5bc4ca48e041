import type { RibbonWords } from '$client/kit/Ribbon.svelte';
import { offerOf } from '$client/kit/offers';
import { avatarOf, nameOf } from '$client/kit/people';
import { t, words } from '$client/words/words.svelte';
import { directs, partnerOf, type TelepathicScene } from './scene';
import { actionsLeftOf, actionsOf } from './now';
import { cardOf } from './pieces';
import { cardName, valueNames } from './speech';

/** Who acts, what to do now: the one line that every phase puts on top. */
export function ribbonWords(scene: TelepathicScene): RibbonWords {
	const { phase } = scene.game;
	const [giver, receivers] = scene.game.turn ?? [0, []];
	const receiver = receivers[0] ?? 0;
	const you = (small: string, say: string): RibbonWords => ({ who: 'you', small, say });
	const wait = (seat: number, small: string, say: string): RibbonWords => ({
		who: 'other',
		small,
		say,
		avatar: avatarOf(scene, seat),
	});
	const name = (seat: number) => nameOf(scene, seat);
	const hush = scene.you == null ? t('telepathic-watch-small') : t('telepathic-hush');

	switch (phase.type) {
		case 'handing': {
			const to = words.list(receivers.map(name));
			const whom =
				receivers.length === 1 ? t('telepathic-hand-say', { name: to }) : t('telepathic-hand-either');
			if (offerOf(scene, 'hand_card')) return you(t('telepathic-hand-small'), whom);
			if (offerOf(scene, 'propose')) {
				return {
					who: 'all',
					small: t('telepathic-propose-small', { name: name(giver) }),
					say: t('telepathic-propose-say'),
				};
			}
			if (receivers.length > 1) {
				return wait(giver, hush, t('telepathic-wait-hand-either', { giver: name(giver) }));
			}
			const forYou = receiver === scene.you;
			return wait(
				giver,
				hush,
				t(forYou ? 'telepathic-wait-hand-you' : 'telepathic-wait-hand', {
					giver: name(giver),
					name: to,
				}),
			);
		}
		case 'acting': {
			const card = cardOf(phase.card);
			const handed = { giver: name(giver), name: name(receiver), card: cardName(card) };
			if (offerOf(scene, 'choose_set')) {
				return you(t('telepathic-act-small', handed), t(`telepathic-ask-${card}`));
			}
			return wait(receiver, t('telepathic-wait-act-small', handed), t('telepathic-wait-act', handed));
		}
		case 'considering':
			if (offerOf(scene, 'announce'))
				return you(t('telepathic-consider-small'), t('telepathic-consider-say'));
			return wait(receiver, hush, t('telepathic-wait-consider', { name: name(receiver) }));
		case 'announcing': {
			const names = words.list(phase.announcers.map(name));
			if (offerOf(scene, 'announce')) {
				return {
					who: phase.announcers.length > 1 ? 'all' : 'you',
					small: t('telepathic-cards-gone'),
					say: t(phase.announcers.length > 1 ? 'telepathic-announce-either' : 'telepathic-announce-you'),
				};
			}
			return wait(phase.announcers[0]!, t('telepathic-cards-gone'), t('telepathic-wait-announce', { names }));
		}
		case 'answering': {
			const heard = { name: name(phase.announcer), names: valueNames(phase.names) };
			if (offerOf(scene, 'answer')) {
				return you(t('telepathic-answer-small', heard), t('telepathic-answer-say', heard));
			}
			return wait(
				phase.answerer,
				t('telepathic-wait-answer-small', heard),
				t('telepathic-wait-answer', { name: name(phase.answerer) }),
			);
		}
		case 'finished':
			return wait(0, '', '');
	}
}

/** What to do once someone has decided to announce. */
export function namingWords(scene: TelepathicScene): RibbonWords {
	const other = scene.you == null || directs(scene) ? undefined : partnerOf(scene.game, scene.you);
	const alone = scene.game.mode !== 'partners' && other !== undefined;
	return {
		who: 'you',
		small: t('telepathic-naming-small'),
		say: alone ? t('telepathic-naming', { name: nameOf(scene, other) }) : t('telepathic-naming-all'),
	};
}

/** What is risked by naming these: said before it is done. */
export function consequence(scene: TelepathicScene): string {
	if (scene.game.mode === 'opposed') return t('telepathic-risk-opposed');
	if (scene.game.phase.type === 'answering') return t('telepathic-risk-answer');
	return t(scene.game.mode === 'pair' ? 'telepathic-risk-pair' : 'telepathic-risk-all');
}

/** How far the game has come. */
export function chapter(scene: TelepathicScene): string {
	const left = actionsLeftOf(scene.game);
	return left === null
		? t('telepathic-chapter', { action: actionsOf(scene.game) + 1 })
		: t('telepathic-left', { count: left });
}
