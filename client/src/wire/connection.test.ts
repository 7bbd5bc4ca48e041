import { expect, test, vi } from 'vitest';
import { beforeEachConnect, idOf, opened, pass, socket, untilNextTry } from '$client/fixtures/fake-socket';
import type { Connection } from './connection.svelte';
import { sinceOf } from './phase';

let line: Connection;

beforeEachConnect((made) => (line = made));

test('a command that is answered unsure is sent again under the same id until its answer comes', async () => {
	const gate = opened();
	const answer = line.act({ type: 'vote' });
	const [first] = gate.commands;
	gate.tell({ type: 'unsure', id: idOf(first) });
	vi.advanceTimersByTime(700);
	gate.tell({ type: 'unsure', id: idOf(first) });
	vi.advanceTimersByTime(1300);
	expect(gate.commands).toEqual([first, { ...first, again: true }, { ...first, again: true }]);
	gate.tell({ type: 'done', id: idOf(first), version: 2 }, { type: 'done', id: idOf(first), version: 2 });
	expect(await answer).toMatchObject({ type: 'done', version: 2 });
});

test('a long wait is told from a short one, until every command is answered', async () => {
	const gate = opened();
	const answers = [line.act({}), line.ask({ type: 'begin' })];
	expect(line.saving).toBe(null);
	vi.advanceTimersByTime(500);
	expect(line.saving).toBe('slow');
	pass(5);
	expect(line.saving).toBe('long');
	const ids = gate.commands.map(idOf);
	gate.tell({ type: 'done', id: ids[0]!, version: 2 });
	await answers[0];
	expect(line.saving).toBe('long');
	gate.tell({ type: 'broken', id: ids[1]!, incident: 'grey-heron' });
	await answers[1];
	expect(line.saving).toBe(null);
});

test('after a reconnect a command without an answer is sent again, and says so', () => {
	const before = opened();
	void line.act({ type: 'vote' });
	before.shut(1006);
	void line.ask({ type: 'begin' });
	untilNextTry();
	const after = opened();
	expect(after.commands).toEqual([
		{ ...before.commands[0], again: true },
		{ type: 'ask', id: expect.any(String), ask: { type: 'begin' } },
	]);
});

test('trouble of the table itself is told while the line is open, until it is dismissed', () => {
	opened().tell({ type: 'broken', id: null, incident: 'grey-heron' });
	expect([line.status, line.incident]).toEqual(['open', 'grey-heron']);
	line.dismissIncident();
	expect(line.incident).toBe(null);
});

test('the incident of a single command is no trouble of the table', async () => {
	const gate = opened();
	const answer = line.act({});
	gate.tell({ type: 'broken', id: idOf(gate.commands[0]), incident: 'grey-heron' });
	expect(await answer).toMatchObject({ type: 'broken', incident: 'grey-heron' });
	expect(line.incident).toBe(null);
});

test('what is said without a line comes back at once, and is never sent later', async () => {
	opened().shut(1006);
	expect(await line.talk({ type: 'say', to: 'table', text: 'Hello' })).toEqual({ type: 'unsent' });
	untilNextTry();
	expect(opened().sent.filter(({ type }) => type === 'talk')).toEqual([]);
});

test.each([
	['the line breaks', () => socket().shut(1006)],
	['the page leaves the table', () => line.close()],
])('what was said and not answered comes back when %s', async (_, happens) => {
	opened();
	const answer = line.talk({ type: 'say', to: 'table', text: 'Hello' });
	happens();
	expect(await answer).toEqual({ type: 'lost' });
});

test('what was said comes back when the house never answers', async () => {
	opened();
	const answer = line.talk({ type: 'say', to: 'table', text: 'Hello' });
	pass(11);
	expect(await answer).toEqual({ type: 'lost' });
});

test('what was said and passed on is done', async () => {
	const gate = opened();
	const answer = line.talk({ type: 'say', to: 'table', text: 'Hello' });
	gate.tell({ type: 'done', id: idOf(gate.sent.at(-1)), version: 0 });
	expect(await answer).toMatchObject({ type: 'done' });
});

test('a phase begins, by the server’s time, when the message comes that brings it', () => {
	const gate = opened();
	const began = line.since;
	expect(began, 'a page that comes later goes by the clock').toBe(sinceOf(line.scene!));
	gate.tell([2, { awaited: [] }]);
	expect(line.since, 'the same phase').toBe(began);
	gate.tell([3, { game: { phase: { type: 'scoring' } } }]);
	expect(line.since).toBe(line.now());
});

test('an announcement stays until it is taken back', () => {
	const gate = opened();
	gate.tell({ type: 'announced', text: 'We restart in ten minutes', until: 9 });
	expect(line.news.announced?.text).toBe('We restart in ten minutes');
	gate.tell({ type: 'announced', text: '', until: 0 });
	expect(line.news.announced).toBeNull();
});
