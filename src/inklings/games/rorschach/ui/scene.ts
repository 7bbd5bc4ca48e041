import type { CouncilOffer, CouncilView } from '$client/council/types';
import { alsoSaid, said } from '$client/kit/deck-words';
import { Deck } from '$client/kit/decks.svelte';
import type { GameProps } from '$client/table/frame';
import { t, words } from '$client/words/words.svelte';
import type { Action, Offer, RorschachOwn, RorschachView } from './types';

export type RorschachProps = GameProps<RorschachView, RorschachOwn, Offer, Action>;
export type RorschachScene = RorschachProps['scene'];
export type Team = 0 | 1;

export const inkblots = new Deck('inkblots');
/** Every blot is printed on a sheet of this shape. */
export const SHEET = 4 / 3;
export const TEAMS: Team[] = [0, 1];
const TEAM_NAMES = ['lampblack', 'chalk'];

export function councilOffers(scene: RorschachScene): CouncilOffer[] {
	return scene.offers.filter(
		(offer) => offer.type === 'lean' || offer.type === 'seal' || offer.type === 'call_off',
	);
}

/** The team that has a move to make together, if one has. */
export function decidingTeam({ game: { phase, round } }: RorschachScene): Team | null {
	if (phase.type === 'striking' || phase.type === 'answering') return other(round.test);
	return ['naming', 'guessing', 'retrying'].includes(phase.type) ? round.test : null;
}

/** Your group's deliberation, if you take part in it. */
export function councilOf(scene: RorschachScene): CouncilView | null {
	return scene.own?.council ?? null;
}

export function other(team: Team): Team {
	return team === 0 ? 1 : 0;
}

export function teamName(team: Team): string {
	return t(`rorschach-role-${TEAM_NAMES[team]}`);
}

export function teamOf(scene: RorschachScene, seat: number | null): Team | null {
	return seat === null ? null : (scene.game.players[seat]?.team ?? null);
}

/** A team's people, in the order of their seats. */
export function members(scene: RorschachScene, team: Team): number[] {
	return scene.game.players.flatMap((player, seat) =>
		player.team === team && player.status === 'playing' ? [seat] : [],
	);
}

/** The word with this symbol, as it stands on its card. */
export function wordOf(scene: RorschachScene, symbol: number): string {
	return capitalised(said(scene.game.round.words[symbol]));
}

export function capitalised(word: string): string {
	return word.charAt(0).toLocaleUpperCase(words.language) + word.slice(1);
}

/** The same word in the other languages of the table. */
export function alsoWordOf(scene: RorschachScene, symbol: number): string {
	return alsoSaid(scene.game.round.words[symbol]);
}

/** The letters of a word's longest part: it is set smaller, so it is never broken. */
export function longestPart(word: string): number {
	return Math.max(7, ...word.split(/[\s-]/).map((part) => part.length));
}

export function openPlaces({ game: { round } }: RorschachScene): number[] {
	return round.blots.map((_, place) => place).filter((place) => place !== (round.struck ?? null));
}

/** The places whose marker everyone has seen. */
export function turnedPlaces(scene: RorschachScene): number[] {
	const { phase, round } = scene.game;
	if (phase.type === 'explaining' || phase.type === 'finished') return openPlaces(scene);
	return phase.type === 'retrying' && round.guess ? [round.guess.place] : [];
}

/** A team's guess as one number: three times the place, plus the symbol. */
export const asGuess = (place: number, symbol: number) => 3 * place + symbol;
export const placeOf = (guess: number) => Math.floor(guess / 3);
export const symbolOf = (guess: number) => guess % 3;

/** "Blot 2: …", with what it shows. */
export function blotLabel(scene: RorschachScene, place: number): string {
	const blot = scene.game.round.blots[place] ?? '';
	return t('rorschach-blot', { number: place + 1, picture: inkblots.alt(blot) });
}

/** A guess in words: "Lighthouse on blot 2". */
export function guessSaid(scene: RorschachScene, guess: number): string {
	return t('rorschach-guess-said', { word: wordOf(scene, symbolOf(guess)), number: placeOf(guess) + 1 });
}
