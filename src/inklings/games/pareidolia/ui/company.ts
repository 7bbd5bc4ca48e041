import type { OnScreen } from '$client/kit/ScreenFoot.svelte';
import type { Presence } from '$client/wire/types';
import { personAt } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { actorOf, dropletsOf, playing, type PareidoliaScene } from './scene';

/** Everybody and their droplets, for the shared screen. */
export function company(scene: PareidoliaScene, presence: Presence, given = true): OnScreen[] {
	const actor = actorOf(scene);
	return playing(scene).map((seat) => {
		const person = personAt(scene, presence, seat);
		return {
			...person,
			note: person.away ? t('note-away') : role(scene, seat),
			score: dropletsOf(scene, seat, given),
			sealed: scene.game.ready.includes(seat),
			turn: seat === actor,
		};
	});
}

function role({ game: { phase, round } }: PareidoliaScene, seat: number): string {
	if (phase.type === 'finished' || phase.type === 'voting') return '';
	if (seat === round.main) return t('pareidolia-note-main');
	if (seat === round.second) return t('pareidolia-note-second');
	return seat === round.timekeeper ? t('pareidolia-note-timekeeper') : '';
}
