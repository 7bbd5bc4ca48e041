import type { ScreenWords } from '$client/kit/ScreenRibbon.svelte';
import type { OnScreen } from '$client/kit/ScreenFoot.svelte';
import type { Reveal } from '$client/feel/reveal.svelte';
import type { Presence } from '$client/wire/types';
import { nameOf, personAt } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { isDone, quoted, ranked, type MoonsScene } from './scene';

/** What the shared screen says on top, to everybody at once. */
export function screenWords(scene: MoonsScene, reveal: Reveal): ScreenWords {
	const { phase } = scene.game;
	const name = 'narrator' in phase ? nameOf(scene, phase.narrator) : '';
	const plain = { until: t('moons-screen-on-phone') };
	switch (phase.type) {
		case 'racing':
			return { ...plain, small: t('moons-racing-small'), say: t('moons-screen-racing'), tone: 'brass' };
		case 'narrating':
			return {
				...plain,
				small: t('moons-screen-narrating-small'),
				say: t('moons-screen-narrating', { name }),
				tone: 'sheet',
			};
		case 'choosing':
			return {
				small: t('moons-screen-choosing', { name }),
				say: quoted(phase.clue),
				voice: true,
				until: t('moons-screen-on-phone'),
				tone: 'brass',
			};
		case 'voting':
			return {
				small: t('moons-vote-say', { name }),
				say: quoted(phase.clue),
				voice: true,
				until: t('moons-screen-vote'),
				tone: 'brass',
			};
		case 'scoring': {
			const number = phase.laid.findIndex((laid) => laid.owner === phase.narrator) + 1;
			const known = reveal.has('truth');
			return {
				small: known ? t('moons-truth', { name, number }) : t('moons-vote-say', { name }),
				say: quoted(phase.clue),
				voice: true,
				tone: 'sheet',
			};
		}
		case 'finished':
			return { ...plain, small: '', say: '', tone: 'sheet' };
	}
}

/** The foot of the screen: everybody with their score, the best first. */
export function onScreen(scene: MoonsScene, presence: Presence): OnScreen[] {
	const { phase, players } = scene.game;
	const seats =
		phase.type === 'finished'
			? ranked(scene)
			: ranked(scene).filter((seat) => players[seat]?.status !== 'left');
	return seats.map((seat) => {
		const narrates = 'narrator' in phase && phase.narrator === seat;
		const player = players[seat]!;
		const person = personAt(scene, presence, seat);
		const away = player.status !== 'left' && person.away;
		return {
			...person,
			away,
			note: note(scene, seat, narrates, away),
			score: player.score,
			sealed: isDone(scene, seat) && !narrates,
			turn: narrates,
		};
	});
}

function note(scene: MoonsScene, seat: number, narrates: boolean, away: boolean): string {
	const { phase, players } = scene.game;
	const { status } = players[seat]!;
	if (status === 'left') return t('moons-note-left');
	if (status === 'waiting') return t('moons-note-waiting');
	if (phase.type === 'finished') return phase.winners.includes(seat) ? t('moons-note-winner') : '';
	if (narrates) return t('moons-note-narrator');
	if (away) return t('note-away');
	if (isDone(scene, seat)) return t(phase.type === 'voting' ? 'moons-note-sealed' : 'moons-note-laid');
	return scene.awaited.includes(seat) ? t('moons-note-thinking') : '';
}
