import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandQueue, type Answer, type Command } from './command-queue';

let line: boolean;
let sent: Command[];
let commands: CommandQueue;

beforeEach(() => {
	vi.useFakeTimers();
	let next = 0;
	line = true;
	sent = [];
	commands = new CommandQueue(
		() => `command-${next++}`,
		(command) => {
			if (line) sent.push(command);
			return line;
		},
	);
});
afterEach(() => vi.useRealTimers());

const done = (id: string): Answer => ({ type: 'done', id, version: 3 });
const idsSince = (start: number) => sent.slice(start).map(({ id, again }) => [id, again ?? false]);

test('a command waits under one id until it is answered', async () => {
	const answer = commands.give({ type: 'ask', ask: { type: 'begin' } });
	expect(sent).toEqual([{ type: 'ask', id: 'command-0', ask: { type: 'begin' } }]);
	commands.settle(done('command-0'));
	expect(await answer).toMatchObject({ type: 'done', version: 3 });
	commands.sendAll();
	expect(sent).toHaveLength(1);
});

test('after a broken line the same commands are sent again, in order and under the same ids, and say so', () => {
	commands.give({ type: 'do', action: { type: 'vote' } });
	commands.give({ type: 'do', action: { type: 'vote' } });
	commands.settle({ type: 'refused', id: 'command-0', why: 'not_now', facts: {} });
	commands.give({ type: 'ask', ask: { type: 'leave' } });
	commands.sendAll();
	expect(idsSince(3)).toEqual([
		['command-1', true],
		['command-2', true],
	]);
});

test('a gate that does not understand that it was sent before is sent it plainly, once; the next gate is told', async () => {
	const malformed: Answer = { type: 'malformed', id: 'command-0', why: 'unknown field `again`' };
	const answer = commands.give({ type: 'do', action: {} });
	commands.sendAll();
	commands.settle(malformed);
	commands.sendAll();
	commands.settle(malformed);
	commands.settle(malformed);
	expect(idsSince(0)).toEqual([false, true, false, true, false].map((again) => ['command-0', again]));
	expect(await answer).toEqual(malformed);
});

test('what was given without a line is not called sent before', () => {
	line = false;
	commands.give({ type: 'do', action: {} });
	line = true;
	commands.sendAll();
	commands.sendAll();
	expect(idsSince(0)).toEqual([
		['command-0', false],
		['command-0', true],
	]);
});

test('an unsure command is sent again by itself under the same id, later each time, but never later than 5 s', () => {
	commands.give({ type: 'do', action: {} });
	const waits = Array.from({ length: 7 }, () => {
		const [from, before] = [Date.now(), sent.length];
		commands.unsure('command-0');
		while (sent.length === before) vi.advanceTimersByTime(10);
		return Date.now() - from;
	});
	expect(idsSince(1)).toEqual(Array.from({ length: 7 }, () => ['command-0', true]));
	[500, 1000, 2000, 4000, 4000, 4000, 4000].forEach((usual, i) => {
		expect(waits[i]).toBeGreaterThanOrEqual(usual * 0.8);
		expect(waits[i]).toBeLessThanOrEqual(usual * 1.2 + 10);
		expect(waits[i]).toBeLessThanOrEqual(5000);
	});
});

test('an unsure command ends with the answer that comes in the end, and a second one is harmless', async () => {
	const answer = commands.give({ type: 'do', action: {} });
	commands.unsure('command-0');
	commands.settle(done('command-0'));
	commands.settle({ type: 'refused', id: 'command-0', why: 'not_now', facts: {} });
	commands.unsure('command-0');
	vi.advanceTimersByTime(60_000);
	expect(await answer).toEqual(done('command-0'));
	expect(sent).toHaveLength(1);
});

test('a reconnect sends an unsure command once, not twice', () => {
	commands.give({ type: 'do', action: {} });
	commands.unsure('command-0');
	commands.sendAll();
	vi.advanceTimersByTime(60_000);
	expect(idsSince(1)).toEqual([['command-0', true]]);
});

test('an answer that nobody waits for changes nothing', () => {
	commands.give({ type: 'do', action: {} });
	commands.settle(done('somebody-elses'));
	commands.settle({ type: 'malformed', id: null, why: 'no json' });
	commands.sendAll();
	expect(sent).toHaveLength(2);
});

test('once it is closed nothing is sent', () => {
	commands.give({ type: 'do', action: {} });
	commands.unsure('command-0');
	commands.close();
	vi.advanceTimersByTime(60_000);
	expect(sent).toHaveLength(1);
});
