import type { Beat } from '$client/feel/reveal.svelte';
import { t } from '$client/words/words.svelte';
import { namesWithin, type MoonsScene } from './scene';
import type { LaidView, ScoringView } from './types';

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

/** What a seat's moons of this round are for. */
export function reasonsOf(scene: MoonsScene, phase: ScoringView, seat: number): Reason[] {
	return (phase.reasons[seat] ?? []).map(({ why, moons }) => ({
		points: moons,
		text: why === 'fooled' ? whoWasFooled(scene, phase, seat) : t(`moons-why-${why}`),
	}));
}

function whoWasFooled(scene: MoonsScene, phase: ScoringView, seat: number): string {
	const cards = phase.laid.filter(({ owner }) => owner === seat);
	const names = namesWithin(scene, [...new Set(cards.flatMap(({ voters }) => voters))]);
	return t(seat === scene.you ? 'moons-why-fooled-you' : 'moons-why-fooled', { names, cards: cards.length });
}
