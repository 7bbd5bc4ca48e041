import { recall, remember } from '$client/browser/memory';
import { person } from '$client/browser/person.svelte';
import { token } from '$client/browser/token';
import { toasts } from '$client/design/toasts.svelte';
import type { TableOpened } from '$client/wire/http-types';
import { json, post } from '$client/wire/house';
import { t } from '$client/words/words.svelte';
import { spoken } from './spoken';

const HOUR = 60 * 60 * 1000;
let sent: string | null = null;

/** The ticket of those who look for others: for an hour the same, so they aren't sent back where they were shown out. */
function ticket(): string {
	const [until, known] = (recall('meeting') ?? '').split(' ');
	if (known && Date.now() < Number(until)) return known;
	const fresh = token(32);
	remember('meeting', `${Date.now() + HOUR} ${fresh}`);
	return fresh;
}

/** Somebody looks for people: for others at their own table, or for a table other than the one they come from. */
type Wanted = { secret: string } & ({ meet_at: string } | { game: string | null; here: string | null });

const ask = (wanted: Wanted): Promise<TableOpened> =>
	json<TableOpened>('/api/quick', post({ ...wanted, language: spoken() }));

/**
 * Looks for people who read the same language, and who play this game or any; answers the code of their table.
 * Throws a `Refusal`. `here` is a table from which this person goes to others.
 */
export async function findPlayers(game: string | null, here: string | null = null): Promise<string> {
	const secret = ticket();
	const { code } = await ask({ secret, game, here });
	if (!person.hasTicket(code)) person.keepTicket(code, secret);
	sent = code;
	return code;
}

/** Has others sent to the table at which this person sits; throws a `Refusal`. */
export async function sendOthers(code: string): Promise<void> {
	await ask({ secret: person.ticket(code), meet_at: code });
}

/** Nobody can be sent to this table now: its people play with bots. */
export const sayAlone = (): void => toasts.say(t('meet-alone'));

/** Whether this person has just been sent to this table, to sit down without being asked anything. */
export function wasSentTo(code: string): boolean {
	const here = sent === code;
	sent = null;
	return here;
}
