import { words } from '$client/words/words.svelte';

const UNITS = [
	['day', 86_400],
	['hour', 3_600],
	['minute', 60],
	['second', 1],
] as const;

function unit(value: number, name: string): string {
	return new Intl.NumberFormat(words.language, {
		style: 'unit',
		unit: name,
		unitDisplay: 'short',
		maximumFractionDigits: 0,
	}).format(value);
}

/** "3 hr": in the largest unit of which there is one. */
export function span(seconds: number): string {
	const [name, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1)!;
	return unit(Math.max(0, Math.floor(seconds / size)), name);
}

export const memory = (bytes: number): string => unit(bytes / 2 ** 20, 'megabyte');

export const percent = (share: number): string =>
	new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const time = (at: number): string =>
	new Intl.DateTimeFormat(words.language, { timeStyle: 'medium' }).format(at);

export const dateAndTime = (at: number): string =>
	new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
