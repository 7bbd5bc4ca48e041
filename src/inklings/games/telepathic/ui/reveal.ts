import type { Beat, Reveal } from '$client/feel/reveal.svelte';
import { nameOrYou } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { holders, type TelepathicScene } from './scene';
import { valueNames } from './speech';
import type { FinishedView } from './types';

const SAID = 2600;
const OPENED = 1500;
const VERDICT = 2400;

const openBeat = (seat: number, condition: string) => `open ${seat} ${condition}`;

/** What was said; every condition, one after another; how it ended. */
export function beatsOf({ game }: TelepathicScene): Beat[] {
	const { phase } = game;
	if (phase.type !== 'finished') return [];
	const answered = phase.announcement?.answer != null;
	return [
		{ name: 'said', lasts: SAID, cue: 'reveal' },
		...(answered ? [{ name: 'answered', lasts: SAID, cue: 'reveal' } as const] : []),
		...holders(game).flatMap((seat) =>
			(phase.conditions[seat] ?? []).map((condition): Beat => ({
				name: openBeat(seat, condition),
				lasts: OPENED,
				cue: 'flip',
			})),
		),
		{ name: 'verdict', lasts: VERDICT, cue: 'over' },
	];
}

/** The conditions that lie open by now, by seat. */
export function openedBy(phase: FinishedView, reveal: Reveal): string[][] {
	return phase.conditions.map((held, seat) => held.filter((one) => reveal.has(openBeat(seat, one))));
}

/** What is said before the verdict. */
export function revealWords(
	scene: TelepathicScene,
	phase: FinishedView,
	reveal: Reveal,
): { small: string; say: string } {
	const { announcement } = phase;
	if (!announcement) return { small: t('telepathic-reveal-end'), say: t('telepathic-reveal-open') };
	const spoke = (seat: number, names: Parameters<typeof valueNames>[0]) =>
		t('telepathic-wait-answer-small', { name: nameOrYou(scene, seat), names: valueNames(names) });
	const { announcer, names, answerer, answer } = announcement;
	const last =
		reveal.has('answered') && answerer != null && answer != null
			? spoke(answerer, [answer])
			: spoke(announcer, names);
	return reveal.now?.name === 'said' || reveal.now?.name === 'answered'
		? { small: t('telepathic-reveal-said'), say: last }
		: { small: last, say: t('telepathic-reveal-open') };
}
