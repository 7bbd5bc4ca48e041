import { expect, test } from 'vitest';
import { ServerClock } from './server-clock';

test('the quickest round trip is believed', () => {
	let local = 1000;
	const clock = new ServerClock(() => local);
	local = 1400;
	clock.pong(1000, 5600);
	expect(clock.now()).toBe(local + 4400);
	local = 2020;
	clock.pong(2000, 6010);
	expect(clock.now()).toBe(local + 4000);
	local = 3800;
	clock.pong(3000, 9999);
	expect(clock.now()).toBe(local + 4000);
});

test('a scene gives a first guess, and only that', () => {
	const clock = new ServerClock(() => 1000);
	clock.heard(9000);
	expect(clock.now()).toBe(9000);
	clock.pong(1000, 4000);
	clock.heard(9000);
	expect(clock.now()).toBe(4000);
});
