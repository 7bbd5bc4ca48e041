import { expect, test } from 'vitest';
import { CommandQueue } from './command-queue';

function queue() {
	let next = 0;
	return new CommandQueue(() => `command-${next++}`);
}

test('a command waits under one id until it is answered', async () => {
	const commands = queue();
	const { command, answer } = commands.add({ type: 'ask', ask: { type: 'begin' } });
	expect(commands.unanswered).toEqual([command]);
	commands.settle({ type: 'done', id: command.id, version: 3 });
	expect(await answer).toMatchObject({ type: 'done', version: 3 });
	expect(commands.unanswered).toEqual([]);
});

test('after a broken line the same commands are sent again, in order and under the same ids', () => {
	const commands = queue();
	const first = commands.add({ type: 'do', action: { type: 'vote' } }).command;
	const second = commands.add({ type: 'do', action: { type: 'vote' } }).command;
	commands.settle({ type: 'refused', id: first.id, why: 'not_now', facts: {} });
	const third = commands.add({ type: 'ask', ask: { type: 'leave' } }).command;
	expect(commands.unanswered).toEqual([second, third]);
});

test('an answer that nobody waits for changes nothing', () => {
	const commands = queue();
	const { command } = commands.add({ type: 'do', action: {} });
	commands.settle({ type: 'done', id: 'somebody-elses', version: 1 });
	commands.settle({ type: 'malformed', id: null, why: 'no json' });
	expect(commands.unanswered).toEqual([command]);
});
