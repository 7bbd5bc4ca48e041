import type { Presence } from '$client/wire/types';
import { nameOf, nameOrYou, personAt, type Person } from '$client/kit/people';
import { t } from '$client/words/words.svelte';
import { directs, kindOf, onlyMarkOf, partnerOf, teamOf, type TelepathicScene } from './scene';

export interface AtTable extends Person {
	team: number | null;
	/** What their conditions are about, or that they direct. */
	note: string;
	/** Where each has one condition: whether it wins or loses. */
	mark: 'win' | 'lose' | null;
	described: string;
	turn: boolean;
}

/** Everyone who still plays, in the order of their seats. */
export function people(scene: TelepathicScene, presence: Presence): AtTable[] {
	return scene.game.parts.flatMap((_, seat) => {
		if (scene.game.left.includes(seat)) return [];
		const [kind, team] = [kindOf(scene.game, seat), teamOf(scene.game, seat)];
		const turn = scene.awaited.includes(seat);
		const person = personAt(scene, presence, seat);
		const said = [roleOf(scene, seat), turn && t('standing-turn'), person.away && t('standing-away')];
		return {
			...person,
			name: nameOrYou(scene, seat),
			team,
			note: kind === null ? roleOf(scene, seat) : t(`telepathic-kind-${kind}`),
			mark: team === null ? onlyMarkOf(scene.game, seat) : null,
			described: said.filter(Boolean).join(', '),
			turn,
		};
	});
}

/** Those who fit into one row of a phone: anyone who has a condition, moves, or is you. */
export function chiefs(all: AtTable[], scene: TelepathicScene): AtTable[] {
	if (all.length <= 4) return all;
	return all.filter(({ seat, you, turn }) => you || turn || kindOf(scene.game, seat) !== null);
}

/** All that everyone may know of a player's part: "colours", "shape, to win", "team 1, colour", "captain". */
export function roleOf(scene: TelepathicScene, seat: number): string {
	const { phase, turn, parts, left } = scene.game;
	const [kind, team, mark] = [
		kindOf(scene.game, seat),
		teamOf(scene.game, seat),
		onlyMarkOf(scene.game, seat),
	];
	if (kind !== null && team !== null) {
		return t('telepathic-role-team', { team: team + 1, kind: t(`telepathic-kind-${kind}`) });
	}
	if (kind !== null) return t(`telepathic-role-${kind}${mark ? `-${mark}` : ''}`);
	const captain = turn == null ? 'announcers' in phase && phase.announcers.includes(seat) : turn[0] === seat;
	const alone = parts.filter((part, other) => part === 'director' && !left.includes(other)).length === 1;
	return t(captain && !alone ? 'telepathic-role-captain' : 'telepathic-role-director');
}

/** Whose the drawer is; to one of two partners also what the other's conditions are about. */
export function readers(scene: TelepathicScene): string {
	if (directs(scene)) return t('telepathic-director-reader');
	const other = scene.game.mode === 'pair' ? partnerOf(scene.game, scene.you ?? -1) : undefined;
	if (other === undefined) return t('telepathic-readers');
	return t('telepathic-readers-pair', { name: nameOf(scene, other), role: roleOf(scene, other) });
}
