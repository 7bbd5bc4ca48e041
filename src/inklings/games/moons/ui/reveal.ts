import type { Beat } from '$client/feel/reveal.svelte';
import { t } from '$client/words/words.svelte';
import { namesWithin, type MoonsScene } from './scene';
import type { LaidView, ScoringView } from './types';

/** Moons for a story that some found (D9), for everyone else where all or none did (D8), and at most for a decoy (D17). */
const STORY = 3;
const CONSOLATION = 2;
const BONUS_CAP = 3;

const CLUE = 1600;
const DULL_DECOY = 900;
const SLY_DECOY = 1900;
const TURNING = 900;
const TRUTH = 1900;
const POINTS = 3200;

export const cardBeat = ({ card }: LaidView) => `card ${card}`;
export const isTold = (laid: LaidView, phase: ScoringView) => laid.owner === phase.narrator;

/** The clue; every decoy, those that fooled nobody first; the narrator's card, and then its name; what it earned. */
export function beatsOf({ game: { phase } }: MoonsScene): Beat[] {
	if (phase.type !== 'scoring') return [];
	const decoys = phase.laid
		.filter((laid) => !isTold(laid, phase))
		.sort((a, b) => a.voters.length - b.voters.length);
	return [
		{ name: 'clue', lasts: CLUE, cue: 'reveal' },
		...decoys.map((laid): Beat => ({
			name: cardBeat(laid),
			lasts: laid.voters.length > 0 ? SLY_DECOY : DULL_DECOY,
			cue: 'flip',
		})),
		...phase.laid
			.filter((laid) => isTold(laid, phase))
			.map((laid): Beat => ({ name: cardBeat(laid), lasts: TURNING, cue: 'flip' })),
		{ name: 'truth', lasts: TRUTH, cue: 'truth' },
		{ name: 'points', lasts: POINTS, cue: 'points' },
	];
}

export interface Reason {
	points: number;
	text: string;
}

/** What a seat's moons of this round are for; together they are exactly its gain. */
export function reasonsOf(scene: MoonsScene, phase: ScoringView, seat: number): Reason[] {
	const gain = phase.gains[seat] ?? 0;
	const yours = seat === scene.you;
	const found = phase.laid.some((laid) => isTold(laid, phase) && laid.voters.includes(seat));
	const cards = phase.laid.filter((laid) => laid.owner === seat && !isTold(laid, phase));
	const fooled = cards.flatMap(({ voters }) => voters);
	const cap = scene.table.options['second_vote'] ? BONUS_CAP : Infinity;
	const reasons: Reason[] = [];
	let left = gain;
	const because = (points: number, text: string) => {
		if (points <= 0 || points > left) return;
		left -= points;
		reasons.push({ points, text });
	};
	if (phase.verdict !== 'some') {
		if (seat !== phase.narrator) because(CONSOLATION, t(`moons-why-${phase.verdict}`));
	} else if (seat === phase.narrator) because(STORY, t('moons-why-told'));
	else if (found) because(STORY, t('moons-why-found'));
	const names = namesWithin(scene, [...new Set(fooled)]);
	because(
		Math.min(fooled.length, cap),
		t(yours ? 'moons-why-fooled-you' : 'moons-why-fooled', { names, cards: cards.length }),
	);
	because(left, t('moons-why-single'));
	return reasons;
}
