import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall } from '$client/browser/memory';
import { person } from '$client/browser/person.svelte';
import { words } from '$client/words/words.svelte';
import { findPlayers, sendOthers, wasSentTo } from './meet';

let asked: { secret: string }[];

/** A house that sends everyone to this table, or says why not. */
function houseSays(code: string, error = ''): void {
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		asked.push(JSON.parse(body) as { secret: string });
		return new Response(JSON.stringify(error ? { error } : { code }), { status: error ? 429 : 200 });
	});
}

beforeEach(() => {
	localStorage.clear();
	asked = [];
	houseSays('BCDF');
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	words.choose('en');
});

test('the language is that of the page, and nothing else has to be chosen', async () => {
	words.choose('pl');
	expect(await findPlayers(null)).toBe('BCDF');
	expect(asked).toMatchObject([{ language: 'pl', game: null, here: null }]);
});

test('the table is known by the ticket with which its seat is kept', async () => {
	await findPlayers('moons');
	expect(person.ticket('BCDF')).toBe(asked[0]!.secret);
});

test('a ticket that was there before stays: its seat may be at that table', async () => {
	person.keepTicket('BCDF', 'an-older-ticket-of-theirs');
	await findPlayers(null);
	expect(person.ticket('BCDF')).toBe('an-older-ticket-of-theirs');
});

test('somebody is known for an hour, so they are not sent back where they were shown out', async () => {
	vi.useFakeTimers();
	await findPlayers(null);
	await findPlayers(null, 'BCDF');
	vi.setSystemTime(Date.now() + 61 * 60 * 1000);
	await findPlayers(null);
	expect(asked[1]!.secret).toBe(asked[0]!.secret);
	expect(asked[2]!.secret).not.toBe(asked[0]!.secret);
});

test('they sit down at once only where they were sent, and once', async () => {
	await findPlayers(null);
	expect(wasSentTo('GHJK')).toBe(false);
	await findPlayers(null);
	expect([wasSentTo('BCDF'), wasSentTo('BCDF')]).toEqual([true, false]);
});

test('others are sent to a table by the ticket of the one who sits there', async () => {
	const ticket = person.ticket('MOTH');
	await sendOthers('MOTH');
	expect(asked).toEqual([{ secret: ticket, meet_at: 'MOTH', language: 'en' }]);
});

test('a house that says no leads nowhere', async () => {
	houseSays('', 'too_fast');
	await expect(findPlayers(null)).rejects.toThrow('too_fast');
	expect(recall('ticket.BCDF')).toBeNull();
	expect(wasSentTo('BCDF')).toBe(false);
});
