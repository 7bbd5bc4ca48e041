import type { EndingWords } from '$client/kit/Ending.svelte';
import { avatarOf, nameOf, nameOrYou } from '$client/kit/people';
import { t, words } from '$client/words/words.svelte';
import { actionsOf, stands } from './now';
import { holders, markOf, teamOf, valueOf, type TelepathicScene } from './scene';
import { threeOf, valueNames } from './speech';
import type { FinishedView } from './types';

/** How it ended, in a title and a sentence; `personal` says "you" to those who played. */
export function outcomeWords(scene: TelepathicScene, phase: FinishedView, personal = true): EndingWords {
	const shown = phase.winners.length > 0 ? phase.winners : holders(scene.game);
	return {
		title: title(scene, phase, personal),
		text: text(scene, phase, personal),
		avatars: shown.slice(0, 4).map((seat) => avatarOf(scene, seat)),
	};
}

function title(scene: TelepathicScene, { winners, reason }: FinishedView, personal: boolean): string {
	const called = (seat: number) => (personal ? nameOrYou(scene, seat) : nameOf(scene, seat));
	const names = words.list(winners.map(called));
	const yours = personal && scene.you != null && winners.includes(scene.you);
	if (scene.game.mode === 'opposed' && reason !== 'draw') {
		return t(yours ? 'telepathic-team-won-you' : 'telepathic-team-won', { names });
	}
	if (reason === 'won') return t(`telepathic-won-${scene.game.mode}`);
	return t(`telepathic-lost-${reason}`);
}

function text(scene: TelepathicScene, phase: FinishedView, personal: boolean): string {
	const { reason, conditions, announcement } = phase;
	const count = actionsOf(scene.game);
	switch (reason) {
		case 'won':
			return t('telepathic-after-actions', { count });
		case 'lose_line': {
			const lost = conditions
				.flat()
				.filter((one) => markOf(one) === 'lose' && stands(scene.game, valueOf(one)));
			const line = words.list(lost.map((one) => threeOf(valueOf(one))));
			const losers = conditions.flatMap((held, seat) =>
				held.some((one) => lost.includes(one)) ? [seat] : [],
			);
			if (personal && scene.you != null && losers.includes(scene.you))
				return t('telepathic-why-lose_line-you', { line });
			const name = words.list(losers.map((seat) => nameOf(scene, seat)));
			return t('telepathic-why-lose_line', { line, name });
		}
		case 'wrong_name':
		case 'no_line': {
			const said = [
				...(announcement?.names ?? []),
				...(announcement?.answer == null ? [] : [announcement.answer]),
			];
			const truth = goals(scene, phase);
			const missing = truth.filter((value) => !stands(scene.game, value));
			return reason === 'wrong_name'
				? t('telepathic-why-wrong_name', { said: valueNames(said), truth: valueNames(truth) })
				: t('telepathic-why-no_line', { lines: words.list(missing.map(threeOf)) });
		}
		case 'silence':
		case 'left':
		case 'draw':
			return t('telepathic-after-actions', { count });
	}
}

/** What was to be named: the win conditions on the announcer's side. */
function goals(scene: TelepathicScene, { conditions, announcement }: FinishedView) {
	const team = announcement == null ? null : teamOf(scene.game, announcement.announcer);
	return conditions
		.filter((_, seat) => team === null || teamOf(scene.game, seat) === team)
		.flat()
		.filter((one) => markOf(one) === 'win')
		.map(valueOf);
}
