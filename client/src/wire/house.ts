export interface OptionSchema {
	type?: string;
	enum?: (string | number)[];
	default?: unknown;
}

export type OptionValue = string | number | boolean;

export interface GameOnOffer {
	name: string;
	least: number;
	most: number;
	/** JSON schema of its house rules. */
	options: { properties?: Record<string, OptionSchema> };
	/** The house rules that are different in somebody's first game. */
	first_game?: Record<string, OptionValue>;
}

export interface House {
	games: GameOnOffer[];
	letters: string;
	code_length: number;
	/** How many letters a waiting screen shows. */
	screen_letters: number;
	address: string;
}

/** For a hand on a phone of few pixels (not in every deck), for a card, and for anyone who wants to look closely. */
export type PictureSize = 'small' | 'card' | 'large';

/** Where a card's pictures are, and what they show in each language. */
export interface CardShown {
	pictures: Partial<Record<PictureSize, string>>;
	alt: Partial<Record<string, string>>;
}

export type Catalogue = Partial<Record<string, CardShown>>;

/** Codes grow with the number of tables, so an old one may be shorter than new ones are. */
export const SHORTEST_CODE = 4;

/** What anybody who knows its code may know of a table. */
export interface TableInfo {
	code: string;
	game: string;
	stage: string;
	seated: number;
	most: number;
	locked: boolean;
}

export type TableFound = { found: true } | { found: false; error: 'no_such_table' | 'too_fast' | 'offline' };

let asked: Promise<House> | undefined;

/** What the house offers; asked once. */
export function house(): Promise<House> {
	asked ??= json<House>('/api/house').catch((error: unknown) => {
		asked = undefined;
		throw error;
	});
	return asked;
}

/** Opens a table with this game and these house rules on it, and answers its code. */
export async function openTable(game: string, options: Record<string, unknown>): Promise<string> {
	const { code } = await json<{ code: string }>('/api/tables', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ game, options }),
	});
	return code;
}

export async function findTable(code: string): Promise<TableFound> {
	try {
		const response = await fetch(`/api/tables/${code}`);
		if (response.ok) return { found: true };
		return { found: false, error: response.status === 429 ? 'too_fast' : 'no_such_table' };
	} catch {
		return { found: false, error: 'offline' };
	}
}

/** A table as it is now; null if there is none. */
export async function tableAt(code: string): Promise<TableInfo | null> {
	const response = await fetch(`/api/tables/${code}`);
	return response.ok ? ((await response.json()) as TableInfo) : null;
}

export type ScreenSent = 'sent' | 'no_such_screen' | 'too_fast' | 'offline';

/** Sends the screen that shows these letters to a table. */
export async function sendScreen(letters: string, code: string): Promise<ScreenSent> {
	try {
		const response = await fetch(`/api/screens/${letters}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ code }),
		});
		if (response.ok) return 'sent';
		return response.status === 429 ? 'too_fast' : response.status === 404 ? 'no_such_screen' : 'offline';
	} catch {
		return 'offline';
	}
}

/** Every card of a deck by its name. */
export async function catalogue(deck: string): Promise<Catalogue> {
	return (await json<{ cards: Catalogue }>(`/api/decks/${deck}`)).cards;
}

/** A finished game looked at again, everything open. */
export function reviewOf<Review>(code: string): Promise<Review> {
	return json<Review>(`/api/tables/${code}/review`);
}

export function qrAddress(path: string): string {
	return `/api/qr.svg?path=${encodeURIComponent(path)}`;
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
	const response = await fetch(path, init);
	if (!response.ok) throw new Error(`${path}: ${response.status}`);
	return (await response.json()) as T;
}
