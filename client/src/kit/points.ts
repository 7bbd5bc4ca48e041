import type { Presence, Scene } from '$client/wire/types';
import { t, words } from '$client/words/words.svelte';
import type { Companion, Standing } from './Company.svelte';
import type { EndingWords } from './Ending.svelte';
import { avatarOf, bestFirst, nameOf, nameOrYou, personAt } from './people';
import type { OnScreen } from './ScreenFoot.svelte';

/** A game in which each player collects points. */
export interface Counted extends Pick<Scene, 'table' | 'you' | 'awaited'> {
	game: { players: readonly { status: string; score: number }[] };
}

export const scoresOf = ({ game }: Counted): number[] => game.players.map(({ score }) => score);

/** Whether someone who plays has done what everyone does side by side. */
export const isDone = ({ game, awaited }: Counted, seat: number): boolean =>
	game.players[seat]?.status === 'playing' && !awaited.includes(seat);

/** Everyone who still plays, in the order of their seats: the row under the ribbon. */
export function company<S extends Counted>(
	scene: S,
	presence: Presence,
	standing: (scene: S, seat: number) => Standing = doneOrThinking,
): Companion[] {
	return scene.game.players.flatMap(({ status, score }, seat) =>
		status === 'left' ? [] : { ...personAt(scene, presence, seat), standing: standing(scene, seat), score },
	);
}

const doneOrThinking = (scene: Counted, seat: number) => (isDone(scene, seat) ? 'done' : 'thinking');

/** The foot of the shared screen: everyone with their score, the best first. */
export function onScreen(scene: Counted, presence: Presence): OnScreen[] {
	return bestFirst(scoresOf(scene)).map((seat) => {
		const { score, status } = scene.game.players[seat]!;
		const person = personAt(scene, presence, seat);
		const away = status === 'playing' && person.away;
		const note = status === 'left' ? t('note-left') : away ? t('note-away') : '';
		return { ...person, away, note, score, sealed: scene.awaited.length > 0 && isDone(scene, seat) };
	});
}

/** Who won with the most points, in a sentence. */
export function wonByPoints(scene: Counted, winners: number[]): EndingWords {
	const score = Math.max(0, ...winners.map((seat) => scene.game.players[seat]!.score));
	return {
		title: t(wonBy(scene, winners), { names: words.list(winners.map((seat) => nameOrYou(scene, seat))) }),
		text: t('points-result', { score }),
		avatars: winners.slice(0, 3).map((seat) => avatarOf(scene, seat)),
	};
}

function wonBy({ you }: Counted, winners: number[]) {
	if (winners.length === 0) return 'points-won-nobody';
	if (winners.length > 1) return 'points-won-shared';
	return winners[0] === you ? 'points-won-you' : 'points-won';
}

/** What a player can share about a finished game. */
export function storyOfPoints(scene: Counted, game: string, winners: number[]): string {
	const scores = scoresOf(scene);
	const each = bestFirst(scores).map((seat) =>
		t('points-each', { name: nameOf(scene, seat), score: scores[seat]! }),
	);
	const result = wonByPoints({ ...scene, you: null }, winners).title;
	return t('points-story', { game, result, scores: words.list(each) });
}
