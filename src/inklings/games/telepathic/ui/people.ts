import type { Presence } from '$client/wire/types';
import { t } from '$client/words/words.svelte';
import { calledName, nameOf, type TelepathicScene } from './scene';

export interface AtTable {
	seat: number;
	name: string;
	avatar: number;
	you: boolean;
	team: number | null;
	/** Colours or shapes, to be made or to be avoided. */
	note: string;
	described: string;
	turn: boolean;
	away: boolean;
}

/** Everybody who still plays, in the order of their seats. */
export function people(scene: TelepathicScene, presence: Presence): AtTable[] {
	return scene.game.players.flatMap((player, seat) => {
		if (player.left) return [];
		const turn = scene.awaited.includes(seat);
		const away = seat !== scene.you && !presence.here.includes(seat);
		return {
			seat,
			name: nameOf(scene, seat),
			avatar: scene.table.seats[seat]?.avatar ?? 0,
			you: seat === scene.you,
			team: player.team ?? null,
			note: roleOf(scene, seat),
			described: [turn && t('standing-turn'), away && t('standing-away')].filter(Boolean).join(', '),
			turn,
			away,
		};
	});
}

/** "colours", "shapes: to win", "captain". */
export function roleOf(scene: TelepathicScene, seat: number): string {
	const { kind, marks } = scene.game.players[seat]!;
	const { phase } = scene.game;
	if (kind != null)
		return t(marks.length === 1 ? `telepathic-role-${kind}-${marks[0]}` : `telepathic-role-${kind}`);
	const captain =
		'giver' in phase ? phase.giver === seat : 'announcers' in phase && phase.announcers.includes(seat);
	const alone = scene.game.players.filter((player) => player.kind == null && !player.left).length === 1;
	return t(captain && !alone ? 'telepathic-role-captain' : 'telepathic-role-director');
}

/** "Ada has colours": what the others' conditions are about, in a sentence for the drawer. */
export function othersHave(scene: TelepathicScene): string {
	return scene.game.players
		.flatMap(({ kind }, seat) =>
			kind == null || seat === scene.you
				? []
				: t('telepathic-has', { name: calledName(scene, seat), role: roleOf(scene, seat) }),
		)
		.join(' · ');
}
