import type { Companion } from '$client/kit/Company.svelte';
import type { OnScreen } from '$client/kit/ScreenFoot.svelte';
import { bestFirst, personAt } from '$client/kit/people';
import type { Presence } from '$client/wire/types';
import { t } from '$client/words/words.svelte';
import { isDone, scoresOf, type Scene } from './scene';

/** Everyone who still plays, in the order of their seats: the row under the ribbon. */
export function company(scene: Scene, presence: Presence): Companion[] {
	return scene.game.players.flatMap(({ status, score }, seat) => {
		if (status === 'left') return [];
		const standing = isDone(scene, seat) ? 'done' : 'thinking';
		return { ...personAt(scene, presence, seat), standing, score };
	});
}

/** The foot of the shared screen: everyone with their score, the best first. */
export function onScreen(scene: Scene, presence: Presence): OnScreen[] {
	return bestFirst(scoresOf(scene)).map((seat) => {
		const { score, status } = scene.game.players[seat]!;
		const person = personAt(scene, presence, seat);
		const away = status === 'playing' && person.away;
		const note = status === 'left' ? t('note-left') : away ? t('note-away') : '';
		const sealed = scene.game.phase.type !== 'finished' && isDone(scene, seat);
		return { ...person, away, note, score, sealed };
	});
}
