import type { Beat, Reveal } from '$client/feel/reveal.svelte';
import { nameOf } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { openPlaces, other, teamName, turnedPlaces, wordOf, type RorschachScene } from './scene';
import type { RoundView } from './types';
import { verdict } from './verdict';

const GUESS = 2000;
const MARKER = 1100;
const TOLD = 1700;
const ANSWER = 2000;
const BLOTS = 2200;

/** The second guess is judged: the first had been right, and its marker was turned then. */
const isSecond = (round: RoundView) => verdict(round)?.right === true;
/** What is about to be turned; nothing, if nobody guessed in time. */
const judged = (round: RoundView) => (isSecond(round) ? round.second : round.guess);

/** What was guessed; the one marker that tells, and what it says; the other team's answer; the other blots, and who won one. */
export function beatsOf({ game: { phase, round } }: RorschachScene): Beat[] {
	const guess: Beat[] = [
		{ name: 'guess', lasts: GUESS, cue: 'reveal' },
		{ name: 'marker', lasts: MARKER, cue: 'flip' },
		{ name: 'told', lasts: TOLD, cue: 'truth' },
	];
	const answer: Beat = { name: 'answer', lasts: ANSWER, cue: 'flip' };
	const blots: Beat = { name: 'blots', lasts: BLOTS, cue: 'points' };
	if (phase.type === 'retrying') return round.guess ? [...guess, answer] : [];
	if (phase.type !== 'explaining') return [];
	if (!judged(round)) return [blots];
	return isSecond(round) ? [...guess, blots] : [...guess, answer, blots];
}

/** The places whose marker has been turned by now. */
export function turnedBy(scene: RorschachScene, reveal: Reveal): number[] {
	const { phase, round } = scene.game;
	if (phase.type === 'retrying') return reveal.has('marker') ? turnedPlaces(scene) : [];
	if (phase.type !== 'explaining') return turnedPlaces(scene);
	if (reveal.has('blots')) return openPlaces(scene);
	const before = isSecond(round) && round.guess ? [round.guess.place] : [];
	const now = judged(round);
	return reveal.has('marker') && now ? [...before, now.place] : before;
}

/** The blot that everybody looks at: the one that was guessed, until all are open. */
export function spotlight({ game: { phase, round } }: RorschachScene, reveal: Reveal): number[] {
	if (phase.type !== 'explaining') return round.guess ? [round.guess.place] : [];
	const guess = reveal.has('blots') ? null : judged(round);
	return guess ? [guess.place] : [];
}

/** Whose guesses have been judged by now. */
export function judgedBy({ game: { phase, round } }: RorschachScene, reveal: Reveal) {
	const second = phase.type === 'explaining' && isSecond(round);
	return {
		first: second || reveal.has('told'),
		answer: second || reveal.has('answer'),
		second: reveal.has('told'),
	};
}

/** The blots of this round are given to the teams. */
export function isWon({ game: { phase } }: RorschachScene, reveal: Reveal): boolean {
	return phase.type !== 'explaining' || reveal.has('blots');
}

/** What is said while it goes on, and never before it is seen. */
export function revealWords(scene: RorschachScene, reveal: Reveal): { small: string; say: string } | null {
	const { phase, round } = scene.game;
	const said = phase.type === 'retrying' ? round.guess : judged(round);
	if (!reveal.now || reveal.now.name === 'blots' || !said) return null;
	const small = t('rorschach-turned', { name: nameOf(scene, round.subject) });
	const truth = wordOf(scene, round.markers[said.place] ?? 0);
	if (!reveal.has('told')) {
		const facts = { team: teamName(round.test), word: wordOf(scene, said.symbol) };
		return { small, say: t('rorschach-reveal-guess', facts) };
	}
	if (reveal.now.name === 'told') return { small, say: t('rorschach-was', { word: truth }) };
	const team = teamName(other(round.test));
	if (round.answer == null)
		return { small: t('rorschach-was', { word: truth }), say: t('rorschach-reveal-silent', { team }) };
	const word = wordOf(scene, round.answer);
	return { small: t('rorschach-was', { word: truth }), say: t('rorschach-reveal-answer', { team, word }) };
}
