import type { CouncilView } from './types';

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
