import type { Scene } from './types';

/** What goes on at a table, in a word: it changes with every phase. A game without phases has just one. */
export function phaseOf({ table, game }: Scene): string {
	const phase = (game as { phase?: { type?: string } } | null)?.phase?.type;
	return `${table.stage} ${table.match} ${phase}`;
}

/** When the phase of a scene that we find began: its clock knows. */
export function sinceOf({ clock }: Scene): number | null {
	return clock ? clock.ends - clock.seconds * 1000 : null;
}
