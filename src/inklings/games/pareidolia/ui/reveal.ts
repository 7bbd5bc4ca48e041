import type { Beat } from '$client/feel/reveal.svelte';
import type { PareidoliaScene } from './scene';

/** The sky once more; the guess that hit; the word; the droplets (P19). */
export function beatsOf({ game: { phase } }: PareidoliaScene): Beat[] {
	if (phase.type === 'solved') {
		return [
			{ name: 'sky', lasts: 1600, cue: 'reveal' },
			{ name: 'guess', lasts: 2000, cue: 'flip' },
			{ name: 'word', lasts: 1800, cue: 'truth' },
			{ name: 'drops', lasts: 1600, cue: 'points' },
		];
	}
	if (phase.type !== 'missed') return [];
	return [
		{ name: 'sky', lasts: 2200, cue: 'reveal' },
		{ name: 'word', lasts: 2000, cue: 'truth' },
	];
}
