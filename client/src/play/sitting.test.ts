import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address } from '$client/browser/address.svelte';
import { recall, remember } from '$client/browser/memory';
import { person } from '$client/browser/person.svelte';
import { scene } from '$client/fixtures/scenes';
import type { Answer, Ask } from '$client/wire/command-queue';
import type { Scene } from '$client/wire/types';
import { Sitting, type Place } from './sitting.svelte';

const WHO = { name: 'Ada', avatar: 7 };
const DONE: Answer = { type: 'done', id: '', version: 1 };
const REFUSED: Answer = { type: 'refused', id: '', why: 'not_now', facts: {} };

const lobby = (you: number | null): Scene => ({ ...scene('lobby', { you }), may: ['sit'] });

/** A table that answers when it is told to. */
class Table {
	scene: Scene | null;
	asked: Ask['type'][] = [];
	tickets: string[] = [];
	#answers: ((answer: Answer) => void)[] = [];

	constructor(you: number | null) {
		this.scene = lobby(you);
	}

	ask = (ask: Ask): Promise<Answer> => {
		this.asked.push(ask.type);
		return new Promise((answer) => this.#answers.push(answer));
	};

	become = (ticket: string): void => void this.tickets.push(ticket);

	async answer(answer: Answer): Promise<void> {
		this.#answers.shift()!(answer);
		await new Promise((settled) => setTimeout(settled));
	}
}

let lost: ReturnType<typeof vi.fn<() => void>>;
let table: Table;

function sit(you: number | null, watch = false, expected = false): Sitting {
	table = new Table(you);
	const sitting = new Sitting({ code: 'MOTH', line: table, watch, expected, onlost: lost });
	sitting.seated(you !== null);
	return sitting;
}

/** The table says that they have this seat now. */
function seat(sitting: Sitting, you: number | null): void {
	table.scene = lobby(you);
	sitting.seated(you !== null);
}

/** They have left their seat to sit a game out. */
async function satOut(): Promise<Sitting> {
	person.introduce(WHO.name, WHO.avatar);
	const sitting = sit(0);
	void sitting.sitOut();
	seat(sitting, null);
	await table.answer(DONE);
	return sitting;
}

const at = (sitting: Sitting): Place['at'] => sitting.place.at;

beforeEach(() => {
	lost = vi.fn<() => void>();
	localStorage.clear();
	vi.stubGlobal('fetch', async () => new Response('{"games": []}'));
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('someone without a seat is asked for a name, and sits once the table says so', () => {
	const sitting = sit(null);
	expect([at(sitting), sitting.enters]).toEqual(['door', true]);
	seat(sitting, 0);
	expect([at(sitting), sitting.enters]).toEqual(['seat', false]);
});

test('nobody is asked for a name where they cannot sit down', () => {
	const sitting = sit(null);
	table.scene = { ...lobby(null), may: [] };
	expect(sitting.enters).toBe(false);
	table.scene = { ...scene('voting', { you: null }), may: ['sit'] };
	expect(sitting.enters).toBe(false);
	table.scene = null;
	expect(sitting.enters).toBe(false);
});

test('a seat that is gone is told of, once', () => {
	const sitting = sit(0);
	seat(sitting, null);
	sitting.seated(false);
	expect(at(sitting)).toBe('door');
	expect(lost).toHaveBeenCalledTimes(1);
});

test('anyone whose name is known sits down without being asked, as soon as there is a seat to have', async () => {
	person.name = 'Ada';
	const sitting = sit(null, false, true);
	table.scene = { ...scene('voting', { you: null }), may: [] };
	expect([sitting.enters, sitting.sitsAtOnce]).toEqual([false, false]);
	table.scene = lobby(null);
	expect([sitting.enters, sitting.sitsAtOnce]).toEqual([false, true]);
	void sitting.sitAtOnce();
	expect([sitting.sitsAtOnce, table.asked]).toEqual([false, ['sit']]);
	seat(sitting, 2);
	await table.answer(DONE);
	expect(at(sitting)).toBe('seat');
	expect(recall('name'), 'as if they had typed it').toBe('Ada');
});

test('a name that the house does not take leads to the door, where they are asked for another', async () => {
	person.name = 'Ada';
	const sitting = sit(null, false, true);
	void sitting.sitAtOnce();
	await table.answer(REFUSED);
	expect([at(sitting), sitting.enters]).toEqual(['door', true]);
	person.name = '';
	const nameless = sit(null, false, true);
	await nameless.sitAtOnce();
	expect([at(nameless), table.asked]).toEqual(['door', []]);
});

test('those who only watch are not asked, until they want to sit down', async () => {
	const sitting = sit(null, true);
	expect([at(sitting), sitting.enters]).toEqual(['watching', false]);
	await sitting.sitDown();
	expect([at(sitting), sitting.enters, table.asked]).toEqual(['door', true, []]);
	sitting.watch();
	expect(at(sitting)).toBe('watching');
	seat(sitting, 1);
	expect(at(sitting)).toBe('seat');
});

test.each([
	['the table first', true],
	['the answer first', false],
])('sitting a game out: %s', async (_, tableFirst) => {
	const sitting = sit(0);
	void sitting.sitOut();
	expect([at(sitting), sitting.rests]).toEqual(['leaving', true]);
	if (tableFirst) seat(sitting, null);
	await table.answer(DONE);
	if (!tableFirst) seat(sitting, null);
	expect([at(sitting), sitting.rests, sitting.enters]).toEqual(['resting', true, false]);
	expect(lost).not.toHaveBeenCalled();
});

test('anyone who sat a game out sits down again in one tap, by the name that they had', async () => {
	const sitting = await satOut();
	void sitting.sitDown();
	expect(table.asked).toEqual(['leave', 'sit']);
	await table.answer(DONE);
	expect(at(sitting)).toBe('resting');
	seat(sitting, 2);
	expect([at(sitting), sitting.rests]).toEqual(['seat', false]);
});

test('where that is refused they say who they are', async () => {
	const sitting = await satOut();
	void sitting.sitDown();
	await table.answer(REFUSED);
	expect(at(sitting)).toBe('door');
});

test.each(['sitOut', 'leave'] as const)('%s that is refused changes nothing', async (wish) => {
	const sitting = sit(0);
	void sitting[wish]();
	await table.answer(REFUSED);
	expect(at(sitting)).toBe('seat');
});

test('leaving goes to the front page without a word about the seat', async () => {
	const go = vi.spyOn(address, 'go').mockImplementation(() => undefined);
	const sitting = sit(0);
	void sitting.leave();
	seat(sitting, null);
	expect([at(sitting), sitting.enters, sitting.rests]).toEqual(['leaving', false, false]);
	await table.answer(DONE);
	expect(go).toHaveBeenCalledWith('/');
	expect(lost).not.toHaveBeenCalled();
});

test('an onlooker leaves without asking', async () => {
	const go = vi.spyOn(address, 'go').mockImplementation(() => undefined);
	await sit(null, true).leave();
	expect(table.asked).toEqual([]);
	expect(go).toHaveBeenCalledWith('/');
});

test('a seat that is handed over here is not offered a name', async () => {
	const sitting = sit(null);
	void sitting.takeHandover('key');
	expect([at(sitting), sitting.enters]).toEqual(['moving', false]);
	seat(sitting, 3);
	expect(at(sitting)).toBe('moving');
	await table.answer(DONE);
	expect(at(sitting)).toBe('seat');
});

test('a key that does not hold leads to the door', async () => {
	const sitting = sit(null);
	void sitting.takeHandover('key');
	await table.answer(REFUSED);
	expect(at(sitting)).toBe('door');
});

test('others are signed out by a new ticket, which is kept if the seat comes with it', async () => {
	const sitting = sit(0);
	void sitting.signOutOthers();
	await table.answer({ ...DONE, key: 'key' } as Answer);
	expect(at(sitting)).toBe('moving');
	seat(sitting, null);
	seat(sitting, 0);
	await table.answer(DONE);
	expect([at(sitting), table.asked]).toEqual(['seat', ['offer_handover', 'take_handover']]);
	expect(table.tickets).toEqual([recall('ticket.MOTH')]);
	expect(lost).not.toHaveBeenCalled();
});

test('if it does not, the old ticket holds', async () => {
	const before = person.ticket('MOTH');
	const sitting = sit(0);
	void sitting.signOutOthers();
	await table.answer({ ...DONE, key: 'key' } as Answer);
	await table.answer(REFUSED);
	expect(table.tickets.at(-1)).toBe(before);
	expect(recall('ticket.MOTH')).toBe(before);
});

test('before a first game with bots they are asked whether to be shown how it goes', () => {
	const sitting = sit(null);
	sitting.playAlone(WHO);
	expect(sitting.place).toEqual({ at: 'first_game', who: WHO });
	expect(sitting.enters).toBe(true);
	sitting.backToDoor();
	expect(at(sitting)).toBe('door');
});

test('bots sit down unseen, and then the table says where they are', async () => {
	remember('played.moons', 'yes');
	const sitting = sit(null);
	sitting.playAlone(WHO);
	expect(at(sitting)).toBe('arranging');
	await vi.waitFor(() => expect(table.asked).toEqual(['sit']));
	seat(sitting, 0);
	expect([at(sitting), sitting.enters]).toEqual(['arranging', false]);
	await table.answer(DONE);
	await vi.waitFor(() => expect(table.asked).toEqual(['sit', 'add_bot']));
	await table.answer(REFUSED);
	await vi.waitFor(() => expect(at(sitting)).toBe('seat'));
});
