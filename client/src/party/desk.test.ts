import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '$client/fixtures/fake-socket';
import { scene } from '$client/fixtures/scenes';
import type { LeaderRoom } from '$client/wire/http-types';
import { RoomLine } from '$client/wire/rooms';
import type { ToBrowser } from '$client/wire/types';
import { Desk } from './desk.svelte';

const ROOM: LeaderRoom = {
	code: 'ROOM',
	order: { game: 'moons', options: {}, size: 3, naming: 'made', door: 'ask', hint: '', language: 'en' },
	people: [
		{ id: 'ada', name: 'Ada', avatar: 1, is_in: true, here: true },
		{ id: 'bruno', name: 'Bruno', avatar: 2, is_in: true, here: false },
		{ id: 'cleo', name: 'Cleo', avatar: 3, is_in: false, here: true },
	],
	barred: 0,
	rounds: [],
	most: 60,
};
const round = (is_open: boolean, ...codes: string[]): LeaderRoom['rounds'][number] => ({
	game: 'moons',
	began: 0,
	is_open,
	tables: codes.map((code) => ({ code, ticket: `ticket-of-${code}`, people: ['ada'] })),
});
const arrival: ToBrowser = {
	type: 'scene',
	version: 1,
	now: Date.now(),
	shared: scene('voting', {}),
	yours: { ...scene('voting', {}), you: null },
};

let room: LeaderRoom;
const asked: [string, Record<string, unknown>][] = [];
let desk: Desk;

beforeEach(async () => {
	vi.useFakeTimers();
	FakeSocket.all = [];
	vi.stubGlobal('WebSocket', FakeSocket);
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		asked.push([path, JSON.parse(body)]);
		return Response.json(room);
	});
	asked.length = 0;
	room = ROOM;
	desk = new Desk(new RoomLine('ROOM', 'the-secret-of-the-leader'));
	await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
	desk.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function now(...rounds: LeaderRoom['rounds']) {
	room = { ...ROOM, rounds };
	await desk.asking.ask();
	desk.follow();
}
const lines = () =>
	FakeSocket.all.map(({ address, readyState }) => [/tables\/(\w+)/.exec(address)![1], readyState]);

test('a leader has a line to each table of this round, by the ticket that they have there', async () => {
	await now(round(true, 'ONE', 'TWO'));
	expect(lines()).toEqual([
		['ONE', 0],
		['TWO', 0],
	]);
	expect(FakeSocket.all[0]!.open().sent[0]).toMatchObject({ type: 'hello', secret: 'ticket-of-ONE' });
	await now(round(true, 'ONE', 'TWO'), round(true, 'THREE'));
	expect(lines()).toEqual([
		['ONE', 3],
		['TWO', 3],
		['THREE', 0],
	]);
});

test('tables that do not stand yet are not looked at', async () => {
	await now(round(false, 'ONE'));
	expect([lines(), desk.tables, desk.isLate('ada')]).toEqual([[], [], false]);
});

test('only who is in and here can be seated, and who came later has no table', async () => {
	expect([desk.seatable, desk.waiting]).toEqual([['ada'], ['cleo']]);
	await now(round(true, 'ONE'));
	expect([desk.isLate('ada'), desk.isLate('bruno')]).toEqual([false, true]);
});

test('all tables at once are those of which that can be asked, and what is refused is told', async () => {
	await now(round(true, 'ONE', 'TWO', 'THREE'));
	const [one, two] = FakeSocket.all as [FakeSocket, FakeSocket];
	one.open().tell(arrival);
	two.open().tell(arrival);
	expect([desk.count('playing'), desk.count('unknown'), desk.count('lobby')]).toEqual([2, 1, 0]);
	const refused = desk.askAll({ type: 'pause' }, 'playing');
	expect(one.commands.concat(two.commands)).toMatchObject([
		{ ask: { type: 'pause' } },
		{ ask: { type: 'pause' } },
	]);
	one.tell({ type: 'done', id: one.commands[0]!.id, version: 2 });
	two.tell({ type: 'refused', id: two.commands[0]!.id, why: 'not_now', facts: {} });
	expect(await refused).toMatchObject([{ type: 'refused', why: 'not_now' }]);
});

test('a new round ends the games that go on, and says how many rounds there were', async () => {
	await now(round(true, 'ONE'));
	const [one] = FakeSocket.all as [FakeSocket];
	one.open().tell(arrival);
	const seated = desk.nextRound();
	expect(one.commands).toMatchObject([{ ask: { type: 'end_game' } }]);
	one.tell({ type: 'done', id: one.commands[0]!.id, version: 2 });
	await vi.advanceTimersByTimeAsync(0);
	await seated;
	expect(asked.at(-1)).toEqual([
		'/api/party/ROOM/round',
		{ secret: 'the-secret-of-the-leader', people: ['ada'], after: 1 },
	]);
});

test('who comes late is sent to a table once it has given them a seat, and not before', async () => {
	await now(round(true, 'ONE'));
	const [one] = FakeSocket.all as [FakeSocket];
	one.open().tell(arrival);
	const seats = () => asked.filter(([path]) => path.endsWith('/seat')).map(([, { sits }]) => sits);
	for (const [why, told] of [
		['table_full', [false]],
		['already_seated', [false, false, true]],
	] as const) {
		const seated = desk.seatLate('cleo', 'ONE');
		await vi.advanceTimersByTimeAsync(0);
		one.tell({ type: 'refused', id: one.commands.at(-1)!.id, why, facts: {} });
		await seated;
		expect(seats()).toEqual(told);
	}
});
