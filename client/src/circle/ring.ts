import type { Member, Wave, Wavelength } from '$client/wire/http-types';
import { isOfAllGames, usualOf, verdict, type Verdict } from './waves';

/** The picture is a square of this side. */
export const SIDE = 400;
const RADIUS = 152;
/** Lines bend a little towards the middle, by this share of the way. */
const BEND = 0.3;
const THINNEST = 1.5;
const THICKEST = 15;
const THICK_OPEN = 7;

export interface Place {
	member: Member;
	x: number;
	y: number;
}

/** Half of the line between two members: from the one who reads to the middle. */
export interface Line {
	wave: Wave;
	verdict: Verdict;
	path: string;
	width: number;
}

/** Everyone in a ring. The one who looks sits at the bottom, as at a table. */
export function placesOf(members: Member[], you: string): Place[] {
	const yours = Math.max(
		0,
		members.findIndex(({ member }) => member === you),
	);
	return members.map((member, place) => {
		const angle = Math.PI / 2 + ((place - yours) * 2 * Math.PI) / members.length;
		return { member, x: SIDE / 2 + RADIUS * Math.cos(angle), y: SIDE / 2 + RADIUS * Math.sin(angle) };
	});
}

/** How well everyone reads everyone in all games together; the lines that stand out lie on top. */
export function linesOf(wavelength: Wavelength, places: Place[]): Line[] {
	const found = new Map(places.map((place) => [place.member.member, place]));
	return wavelength.waves
		.filter(isOfAllGames)
		.flatMap((wave) => {
			const [from, to] = [found.get(wave.one), found.get(wave.other)];
			if (!from || !to) return [];
			const said = verdict(wave, usualOf(wavelength, wave));
			return { wave, verdict: said, path: halfWay(from, to), width: widthOf(wave, said) };
		})
		.sort((a, b) => a.width - b.width);
}

/** The better they read each other, the thicker; what is not certain stays thin, so it does not catch the eye. */
function widthOf({ rate }: Wave, verdict: Verdict): number {
	if (rate == null) return THINNEST;
	const share = Math.min(1, Math.max(0, (rate - 0.25) / 0.6));
	return THINNEST + ((verdict === 'open' ? THICK_OPEN : THICKEST) - THINNEST) * share ** 1.5;
}

/** The first half of a curve (by de Casteljau). */
function halfWay(from: Place, to: Place): string {
	const bend = (a: number, b: number) => (a + b) / 2 + (SIDE / 2 - (a + b) / 2) * BEND;
	const [cx, cy] = [bend(from.x, to.x), bend(from.y, to.y)];
	const middle = [(from.x + 2 * cx + to.x) / 4, (from.y + 2 * cy + to.y) / 4];
	return [
		`M${fixed(from.x)} ${fixed(from.y)}`,
		`Q${fixed((from.x + cx) / 2)} ${fixed((from.y + cy) / 2)}`,
		middle.map(fixed).join(' '),
	].join(' ');
}

const fixed = (number: number): string => number.toFixed(1);
