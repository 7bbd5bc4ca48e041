import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '$client/wire/house';
import { Asking } from './asking.svelte';

let look: () => Promise<number>;
let looks: number;
let asking: Asking<number>;

beforeEach(() => {
	vi.useFakeTimers();
	looks = 0;
	look = async () => looks;
	asking = new Asking(() => {
		looks += 1;
		return look();
	});
});
afterEach(() => {
	asking.close();
	vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('a room is asked every two seconds how things stand', async () => {
	await pass(0);
	expect([asking.now, looks]).toEqual([1, 1]);
	await pass(6);
	expect([asking.now, looks]).toEqual([4, 4]);
});

test('a server that does not answer is asked less and less often, and what was known stays', async () => {
	await pass(0);
	look = () => Promise.reject(new TypeError('no network'));
	await pass(60);
	expect([asking.now, asking.troubled, looks < 9]).toEqual([1, true, true]);
	look = async () => 7;
	await pass(15);
	expect([asking.now, asking.troubled]).toEqual([7, false]);
});

test.each(['no_such_room', 'room_ended', 'removed', 'not_leader'])(
	'after %s nothing more is asked',
	async (why) => {
		look = () => Promise.reject(new Refusal(why));
		await pass(2);
		const before = looks;
		await pass(60);
		expect([asking.over, looks]).toEqual([why, before]);
	},
);

test('a refusal that passes ends nothing', async () => {
	look = () => Promise.reject(new Refusal('too_fast'));
	await pass(4);
	expect([asking.over, asking.troubled]).toEqual([null, false]);
	look = async () => 5;
	await pass(2);
	expect(asking.now).toBe(5);
});

test('an answer to an earlier question does not undo what came later', async () => {
	await pass(0);
	let late: (value: number) => void = () => undefined;
	look = () => new Promise((resolve) => (late = resolve));
	await pass(2);
	await asking.take(Promise.resolve(99));
	late(-1);
	await pass(0);
	expect(asking.now).toBe(99);
});

test('someone who looks at the page again sees at once how things stand', async () => {
	await pass(1);
	document.dispatchEvent(new Event('visibilitychange'));
	await pass(0);
	expect(looks).toBe(2);
});

test('a page that is gone asks nothing', async () => {
	await pass(0);
	asking.close();
	window.dispatchEvent(new Event('online'));
	await pass(60);
	expect(looks).toBe(1);
});
