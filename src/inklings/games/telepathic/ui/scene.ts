import type { GameProps } from '$client/table/frame';
import { t } from '$client/words/words.svelte';
import type { Action, ActingView, LineView, Offer, TelepathicOwn, TelepathicView } from './types';

export type TelepathicProps = GameProps<TelepathicView, TelepathicOwn, Offer, Action>;
export type TelepathicScene = TelepathicProps['scene'];
export type Card = ActingView['card'];
/** A colour or a shape: what lines are made of. */
export type Value = LineView['value'];
/** Sends a move; false, with a word of explanation on the screen, if it was refused. */
export type Send = (action: Action) => Promise<boolean>;

/** The offer of this kind, if it stands. */
export function offerOf<Type extends Offer['type']>(
	scene: TelepathicScene,
	type: Type,
): Extract<Offer, { type: Type }> | undefined {
	return scene.offers.find((offer): offer is Extract<Offer, { type: Type }> => offer.type === type);
}

export function nameOf(scene: TelepathicScene, seat: number): string {
	return seat === scene.you ? t('you') : calledName(scene, seat);
}

/** What everyone calls them, themselves too. */
export function calledName(scene: TelepathicScene, seat: number): string {
	return scene.table.seats[seat]?.name ?? '';
}

export function avatarOf(scene: TelepathicScene, seat: number): number {
	return scene.table.seats[seat]?.avatar ?? 0;
}

export function markOf(condition: string): 'win' | 'lose' {
	return condition.startsWith('win') ? 'win' : 'lose';
}

export function valueOf(condition: string): Value {
	return condition.slice(condition.indexOf('-') + 1) as Value;
}

/** The seats that hold conditions. */
export function holders({ players }: TelepathicView): number[] {
	return players.flatMap(({ kind }, seat) => (kind == null ? [] : [seat]));
}

/** Someone without a condition decides for those who have one. */
export function directs({ game, you }: TelepathicScene): boolean {
	return you != null && game.players[you]?.kind == null;
}

/** Everyone who wins together with this seat and is not this seat. */
export function partnerOf(view: TelepathicView, seat: number): number | undefined {
	const team = view.players[seat]?.team;
	return holders(view).find(
		(other) => other !== seat && (team == null || view.players[other]!.team === team),
	);
}
