/** Deciding together, for any game whose groups have one move: views, offers and actions of the kernel's council. */
export interface Leaning {
	seat: number;
	choice: number;
	sealed: boolean;
}

export interface CouncilView {
	group: number[];
	leanings: Leaning[];
	/** The choice that is made in a moment unless someone calls it off. */
	moving?: number | null;
}

export type CouncilOffer =
	| { type: 'lean'; choices: number[]; withdraw: boolean }
	| { type: 'seal'; choices: number[]; proposed?: number | null; at_once: boolean }
	| { type: 'call_off' };

export type CouncilAction =
	{ type: 'lean'; choice: number | null } | { type: 'seal'; choice: number } | { type: 'call_off' };

/** Where this seat leans. */
export function leaningOf(council: CouncilView, seat: number | null): number | null {
	return council.leanings.find((one) => one.seat === seat)?.choice ?? null;
}

/** What others would do instead of your choice, each with those who lean so; the first shown comes first. */
export function otherProposals(
	council: CouncilView,
	you: number | null,
	choice: number | null,
): { choice: number; seats: number[] }[] {
	const proposals = new Map<number, number[]>();
	for (const one of council.leanings) {
		if (one.seat === you || one.choice === choice) continue;
		proposals.set(one.choice, [...(proposals.get(one.choice) ?? []), one.seat]);
	}
	return [...proposals].map(([choice, seats]) => ({ choice, seats }));
}

export function sealers(council: CouncilView): number[] {
	return council.leanings.filter((one) => one.sealed).map((one) => one.seat);
}

/** Whom a seat that has sealed still waits for. */
export function unsealed(council: CouncilView): number[] {
	const sealed = sealers(council);
	return council.group.filter((seat) => !sealed.includes(seat));
}
