import type {
	CardShown,
	DeckShown,
	GameOffered,
	HouseInfo,
	TableInfo,
	TableOpened,
	WoodcutsDrawn,
	WoodcutsNamed,
} from './http-types';

export type OptionValue = string | number | boolean;

/** A house rule, of the JSON schema that a game has for all of its own. */
interface OptionSchema {
	enum?: (string | number)[];
	type?: string;
	pattern?: string;
	default?: unknown;
}

export interface GameOnOffer extends GameOffered {
	options: { properties?: Record<string, OptionSchema> };
}

export interface House extends HouseInfo {
	games: GameOnOffer[];
}

/** Codes grow with the number of tables, so an old one may be shorter than new ones are. */
export const SHORTEST_CODE = 4;
/** And one of another cell may be longer. */
export const LONGEST_CODE = 12;

export type TableFound =
	| { found: true }
	/** `unreachable`: its cell is; the house itself has answered. */
	| { found: false; error: 'no_such_table' | 'too_fast' | 'unreachable' | 'offline' };

let asked: Promise<House> | undefined;

/** What the house offers; asked once. */
export function house(): Promise<House> {
	asked ??= json<House>('/api/house').catch((error: unknown) => {
		asked = undefined;
		throw error;
	});
	return asked;
}

/** Opens a table with this game and these house rules on it, and answers its code; throws a `Refusal`. */
export async function openTable(game: string, options: Record<string, unknown>): Promise<string> {
	const { code } = await json<TableOpened>('/api/tables', post({ game, options }));
	return code;
}

export async function findTable(code: string): Promise<TableFound> {
	try {
		const response = await fetch(`/api/tables/${code}`);
		if (response.ok) return { found: true };
		if (response.status === 429) return { found: false, error: 'too_fast' };
		if (response.status === 404) return { found: false, error: 'no_such_table' };
		const { error } = (await response.json()) as { error?: string };
		// A table that cannot be read at the moment says more about it on its own page.
		if (error === 'broken') return { found: true };
		return { found: false, error: error === 'unreachable' ? error : 'offline' };
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
		const response = await fetch(`/api/screens/${letters}`, post({ code }));
		if (response.ok) return 'sent';
		return response.status === 429 ? 'too_fast' : response.status === 404 ? 'no_such_screen' : 'offline';
	} catch {
		return 'offline';
	}
}

/** Where others find this house; if nobody can tell now, it is where we found it. */
export function homeAddress(): Promise<string> {
	return house().then(
		({ address }) => address,
		() => location.origin,
	);
}

/** Every card of a deck by its name. */
export async function catalogue(deck: string): Promise<Record<string, CardShown>> {
	return (await json<DeckShown>(`/api/decks/${deck}`)).cards;
}

/** The same of a deck of woodcuts, which is known by its name alone. */
export async function woodcutsNamed(name: string): Promise<Record<string, CardShown>> {
	return (await json<DeckShown>(`/api/woodcuts/${name}`)).cards;
}

/** The name of a deck that nobody has seen. */
export async function newWoodcuts(): Promise<string> {
	return (await json<WoodcutsNamed>('/api/woodcuts')).name;
}

/** How far a deck is drawn. To ask has it drawn. */
export function woodcutsDrawn(name: string): Promise<WoodcutsDrawn> {
	return json<WoodcutsDrawn>(`/api/woodcuts/${name}/drawn`);
}

/** A finished game looked at again, everything open. */
export function reviewOf<Review>(code: string): Promise<Review> {
	return json<Review>(`/api/tables/${code}/review`);
}

/** Has the house forget this person's name and words at a table that they have left; answers why it does not. */
export async function forgetAt(code: string, secret: string): Promise<string | null> {
	try {
		const response = await fetch(`/api/tables/${code}/forget`, post({ secret }));
		return response.ok ? null : await whyNot(response);
	} catch {
		return 'unavailable';
	}
}

/** Why the house said no, as a code. */
export class Refusal extends Error {}

export const post = (body: unknown): RequestInit => ({
	method: 'POST',
	headers: { 'content-type': 'application/json' },
	body: JSON.stringify(body),
});

async function whyNot(response: Response): Promise<string> {
	const answer = (await response.json().catch(() => ({}))) as { error?: string };
	return answer.error ?? 'unavailable';
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
	const response = await fetch(path, init);
	if (!response.ok) throw new Refusal(await whyNot(response));
	return (response.status === 204 ? null : await response.json()) as T;
}
