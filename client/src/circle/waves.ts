import type { Member, Wave, Wavelength } from '$client/wire/http-types';

/** The kind that stands for all games together. Half of the time is usual there, whatever a circle plays. */
const ALL = '';
const HALF = 0.5;

/** What can honestly be said of a wave: its whole range lies on one side of what is usual, or it does not. */
export type Verdict = 'more' | 'less' | 'open' | 'unknown';

/** A pair, with how well each reads the other in all games together. */
export interface Pair {
	one: Member;
	other: Member;
	/** How well the first reads the second, and the other way round. */
	waves: Wave[];
}

/** All numbers of one kind. */
export interface Kind {
	kind: string;
	usual: number;
	/** Of which something can be said, the highest first. */
	known: Wave[];
	/** How many pairs have played too little. */
	unknown: number;
}

export function usualOf({ usual }: Wavelength, { kind }: Pick<Wave, 'kind'>): number {
	return kind === ALL ? HALF : (usual[kind] ?? HALF);
}

export function isOfAllGames({ kind }: Wave): boolean {
	return kind === ALL;
}

export function verdict({ low, high }: Wave, usual: number): Verdict {
	if (low == null || high == null) return 'unknown';
	return low > usual ? 'more' : high < usual ? 'less' : 'open';
}

/** Every pair that has had a chance, the closest first; those of whom nothing can be said come last. */
export function pairsOf({ waves }: Wavelength, members: Member[]): Pair[] {
	const found = members.flatMap((one, place) =>
		members.slice(place + 1).map((other) => ({
			one,
			other,
			waves: between(waves.filter(isOfAllGames), one.member, other.member),
		})),
	);
	return found
		.filter((pair) => pair.waves.length > 0)
		.sort((a, b) => closeness(b.waves) - closeness(a.waves));
}

/** All waves between two members, what the first does to the second before the other way round. */
export function between(waves: Wave[], one: string, other: string): Wave[] {
	return [
		...waves.filter((wave) => wave.one === one && wave.other === other),
		...waves.filter((wave) => wave.one === other && wave.other === one),
	];
}

/** What is known in each game, the kinds of a game together. */
export function kindsOf({ waves, usual }: Wavelength): Kind[] {
	return Object.keys(usual)
		.sort()
		.map((kind) => {
			const all = waves.filter((wave) => wave.kind === kind);
			const known = all.filter(({ rate }) => rate != null).sort((a, b) => b.rate! - a.rate!);
			return { kind, usual: usual[kind]!, known, unknown: all.length - known.length };
		})
		.filter(({ known, unknown }) => known.length + unknown > 0);
}

/** So many percent, as people say it. */
export const percent = (share: number): number => Math.round(share * 100);

/** What is certain counts: a pair that is known in both directions comes before one with a lucky guess. */
function closeness(waves: Wave[]): number {
	return waves.reduce((sum, { low }) => sum + (low ?? 0), 0);
}
