import type { EndingWords } from '$client/kit/Ending.svelte';
import { offerOf } from '$client/kit/offers';
import { avatarOf, bestFirst, nameOf, nameOrYou } from '$client/kit/people';
import type { RibbonWords } from '$client/kit/Ribbon.svelte';
import type { ScreenWords } from '$client/kit/ScreenRibbon.svelte';
import { t, words } from '$client/words/words.svelte';
import { scoresOf, type Scene } from './scene';
import type { FinishedView } from './types';

/** What the ribbon says on top of a player's screen. */
export function ribbonWords(scene: Scene): RibbonWords {
	if (offerOf(scene, 'pick'))
		return { who: 'all', small: t('hunch-picking-small'), say: t('hunch-picking-say') };
	if (scene.own?.pick != null)
		return { who: 'other', small: t('hunch-picked-small'), say: t('hunch-picked-say') };
	return { who: 'other', ...saidToAll(scene, t('hunch-picking-watch')) };
}

/** What the shared screen says on top, to everyone at once. */
export function screenWords(scene: Scene): ScreenWords {
	const tone = scene.game.phase.type === 'picking' ? 'brass' : 'sheet';
	return { ...saidToAll(scene, t('hunch-screen-picking')), tone };
}

function saidToAll({ game: { phase, round } }: Scene, picking: string) {
	if (phase.type !== 'showing') return { small: t('hunch-picking-small'), say: picking };
	const count = phase.gains.filter((points) => points > 0).length;
	return { small: t('hunch-showing-small', { round }), say: t('hunch-showing-say', { count }) };
}

/** Who won, in a sentence. */
export function endingWords(scene: Scene, { winners }: FinishedView): EndingWords {
	const score = Math.max(0, ...winners.map((seat) => scene.game.players[seat]!.score));
	return {
		title: t(wonBy(scene, winners), { names: words.list(winners.map((seat) => nameOrYou(scene, seat))) }),
		text: t('hunch-result', { score }),
		avatars: winners.slice(0, 3).map((seat) => avatarOf(scene, seat)),
	};
}

function wonBy(scene: Scene, winners: number[]) {
	if (winners.length === 0) return 'hunch-won-nobody';
	if (winners.length > 1) return 'hunch-won-shared';
	return winners[0] === scene.you ? 'hunch-won-you' : 'hunch-won';
}

/** What a player can share about a finished game. */
export function story(scene: Scene, phase: FinishedView): string {
	const scores = scoresOf(scene);
	const standings = bestFirst(scores).map((seat) =>
		t('hunch-standing', { name: nameOf(scene, seat), score: scores[seat]! }),
	);
	const onlooker = { ...scene, you: null };
	return t('hunch-story', { result: endingWords(onlooker, phase).title, scores: words.list(standings) });
}
