import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayAwake } from './stay-awake';

const release = vi.fn(async () => undefined);
const request = vi.fn(async (_kind: string) => ({ release }));

beforeEach(() => {
	vi.clearAllMocks();
	Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => {
	Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen stays lit, again after the page was put away, until it is enough', async () => {
	const enough = stayAwake();
	await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
	document.dispatchEvent(new Event('visibilitychange'));
	await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
	enough();
	await vi.waitFor(() => expect(release).toHaveBeenCalled());
	document.dispatchEvent(new Event('visibilitychange'));
	expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes too late is given back', async () => {
	stayAwake()();
	await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('a browser that cannot, does not', () => {
	Reflect.deleteProperty(navigator, 'wakeLock');
	expect(() => stayAwake()()).not.toThrow();
});
