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
		const sealed = scene.game.phase.type !== 'finished' && isDone(scene, seat);
		return { ...person, away, note: note(scene, seat, away), score, sealed };
	});
}

function note(scene: Scene, seat: number, away: boolean): string {
	const { phase, players } = scene.game;
	if (players[seat]?.status === 'left') return t('hunch-note-left');
	if (phase.type === 'finished') return phase.winners.includes(seat) ? t('hunch-note-winner') : '';
	if (away) return t('note-away');
	return t(isDone(scene, seat) ? 'hunch-note-done' : 'hunch-note-thinking');
}
