import type { Announced, Reason } from '$client/wire/types';

/** The state of the cell, as `GET /api/house/now` tells it (docs/reference/http.md). Times are in milliseconds. */
export interface HouseNow {
	now: number;
	stored: number;
	games: Record<string, number>;
	members: MemberNow[];
	silent: { name: string; release: string }[];
	tables: TableNow[];
	incidents: { name: string; at: number; lines: string }[];
	newest_report: number;
	announced: Announced | null;
}

export interface MemberNow {
	name: string;
	is_runner: boolean;
	machine: string;
	process: number;
	release: string;
	/** In seconds, as is the next. */
	uptime: number;
	cpu_seconds: number;
	memory_bytes: number;
	people: number;
	onlookers: number;
	screens: number;
	moves: number;
	trouble: string;
}

export interface TableNow {
	code: string;
	game: string;
	stage: string;
	people: number;
	bots: number;
	onlookers: number;
	screens: number;
	locked: boolean;
	opened: number;
	active: number;
}

interface Someone {
	name: string;
	seat: number | null;
}

export interface PlayerReport {
	at: number;
	code: string;
	game: string;
	reason: Reason;
	about: Someone;
	by: Someone;
	talk: { at: number; name: string; text: string }[];
}

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
