import type { Presence } from '$client/wire/types';
import { t } from '$client/words/words.svelte';
import { calledName, directs, nameOf, partnerOf, type TelepathicScene } from './scene';

export interface AtTable {
	seat: number;
	name: string;
	avatar: number;
	you: boolean;
	team: number | null;
	/** What their conditions are about, or that they direct. */
	note: string;
	/** Where each has one condition: whether it wins or loses. */
	mark: 'win' | 'lose' | null;
	described: string;
	turn: boolean;
	away: boolean;
}

/** Everyone who still plays, in the order of their seats. */
export function people(scene: TelepathicScene, presence: Presence): AtTable[] {
	return scene.game.players.flatMap((player, seat) => {
		if (player.left) return [];
		const turn = scene.awaited.includes(seat);
		const away = seat !== scene.you && !presence.here.includes(seat);
		const said = [roleOf(scene, seat), turn && t('standing-turn'), away && t('standing-away')];
		return {
			seat,
			name: nameOf(scene, seat),
			avatar: scene.table.seats[seat]?.avatar ?? 0,
			you: seat === scene.you,
			team: player.team ?? null,
			note: player.kind == null ? roleOf(scene, seat) : t(`telepathic-kind-${player.kind}`),
			mark: player.marks.length === 1 && player.team == null ? player.marks[0]! : null,
			described: said.filter(Boolean).join(', '),
			turn,
			away,
		};
	});
}

/** Those who fit into one row of a phone: anyone who has a condition, moves, or is you. */
export function chiefs(all: AtTable[], scene: TelepathicScene): AtTable[] {
	if (all.length <= 4) return all;
	return all.filter(({ seat, you, turn }) => you || turn || scene.game.players[seat]?.kind != null);
}

/** All that everyone may know of a player's part: "colours", "shape, to win", "team 1, colour", "captain". */
export function roleOf(scene: TelepathicScene, seat: number): string {
	const { kind, marks, team } = scene.game.players[seat]!;
	const { phase } = scene.game;
	if (kind != null && team != null) {
		return t('telepathic-role-team', { team: team + 1, kind: t(`telepathic-kind-${kind}`) });
	}
	if (kind != null) return t(`telepathic-role-${kind}${marks.length === 1 ? `-${marks[0]}` : ''}`);
	const captain =
		'giver' in phase ? phase.giver === seat : 'announcers' in phase && phase.announcers.includes(seat);
	const alone = scene.game.players.filter((player) => player.kind == null && !player.left).length === 1;
	return t(captain && !alone ? 'telepathic-role-captain' : 'telepathic-role-director');
}

/** Whose the drawer is; to one of two partners also what the other's conditions are about. */
export function readers(scene: TelepathicScene): string {
	if (directs(scene)) return t('telepathic-director-reader');
	const other = scene.game.mode === 'pair' ? partnerOf(scene.game, scene.you ?? -1) : undefined;
	if (other === undefined) return t('telepathic-readers');
	return t('telepathic-readers-pair', { name: calledName(scene, other), role: roleOf(scene, other) });
}
