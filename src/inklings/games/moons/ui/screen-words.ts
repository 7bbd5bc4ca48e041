import type { ScreenWords } from '$client/kit/screen';
import type { OnScreen } from '$client/kit/ScreenFoot.svelte';
import type { Reveal } from '$client/feel/reveal.svelte';
import type { Presence } from '$client/wire/types';
import { t } from '$client/words/words.svelte';
import { isDone, quoted, ranked, type MoonsScene } from './scene';

/** What the shared screen says on top, to everybody at once. */
export function screenWords(scene: MoonsScene, reveal: Reveal): ScreenWords {
	const { phase } = scene.game;
	const name = 'narrator' in phase ? (scene.table.seats[phase.narrator]?.name ?? '') : '';
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
		const away = player.status !== 'left' && !presence.here.includes(seat);
		return {
			seat,
			name: scene.table.seats[seat]?.name ?? '',
			avatar: scene.table.seats[seat]?.avatar ?? 0,
			note: note(scene, seat, narrates, away),
			score: player.score,
			sealed: isDone(scene, seat) && !narrates,
			turn: narrates,
			away,
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
	if (away) return t('moons-note-away');
	if (isDone(scene, seat)) return t(phase.type === 'voting' ? 'moons-note-sealed' : 'moons-note-laid');
	return scene.awaited.includes(seat) ? t('moons-note-thinking') : '';
}
