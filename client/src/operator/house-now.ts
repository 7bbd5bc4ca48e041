import type { HouseNow, MemberNow } from '$client/wire/http-types';

/** How many of something there are at all gates. */
export function total(house: HouseNow, what: 'people' | 'onlookers' | 'screens'): number {
	return house.members.reduce((sum, member) => sum + member[what], 0);
}

export function liveTables(house: HouseNow): number {
	return Object.values(house.games).reduce((sum, tables) => sum + tables, 0);
}

/** What a member has done between two looks at it, and how long that took in seconds. */
function between(before: HouseNow | null, member: MemberNow) {
	const earlier = before?.members.find(({ name }) => name === member.name);
	const seconds = earlier ? member.uptime - earlier.uptime : 0;
	return earlier && seconds > 0 ? { earlier, seconds } : null;
}

/** The share of a core that a member takes; null after the first look. */
export function load(before: HouseNow | null, member: MemberNow): number | null {
	const span = between(before, member);
	return span && (member.cpu_seconds - span.earlier.cpu_seconds) / span.seconds;
}

/** How many moves are made in a minute, at all gates; null after the first look. */
export function movesAMinute(before: HouseNow | null, house: HouseNow): number | null {
	const rates = house.members.flatMap((member) => {
		const span = between(before, member);
		return span ? [((member.moves - span.earlier.moves) * 60) / span.seconds] : [];
	});
	return rates.length > 0 ? Math.round(rates.reduce((sum, rate) => sum + rate, 0)) : null;
}
