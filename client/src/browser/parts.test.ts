import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart } from './parts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const here = () => Promise.resolve('a part');
let reload: ReturnType<typeof vi.fn>;
/** Whether it has come to nothing or to something by now. */
const settled = (promise: Promise<unknown>) =>
	Promise.race([
		promise.then(
			() => 'loaded',
			() => 'failed',
		),
		new Promise((wait) => setTimeout(wait, 5, 'waiting')),
	]);

beforeEach(() => {
	sessionStorage.clear();
	reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined) as typeof reload;
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('a part that is gone loads the page again, and nothing is shown meanwhile', async () => {
	expect(await settled(fetchPart('table', gone))).toBe('waiting');
	expect(reload).toHaveBeenCalledTimes(1);
});

test('if it is gone still, the page is not loaded again: the promise fails', async () => {
	void fetchPart('table', gone);
	expect(await settled(fetchPart('table', gone))).toBe('failed');
	expect(await settled(fetchPart('table', gone))).toBe('failed');
	expect(reload).toHaveBeenCalledTimes(1);
});

test('once the part is there, it may be missed again', async () => {
	void fetchPart('table', gone);
	expect(await settled(fetchPart('table', here))).toBe('loaded');
	void fetchPart('table', gone);
	await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('another part that is there does not make the page load itself for ever', async () => {
	for (let load = 0; load < 5; load += 1) {
		expect(await settled(fetchPart('table', here))).toBe('loaded');
		await settled(fetchPart('moons/ui/Table.svelte', gone));
	}
	expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser that remembers nothing does not load the page again', async () => {
	const denied = () => {
		throw new DOMException('denied', 'SecurityError');
	};
	vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
	expect(await settled(fetchPart('table', gone))).toBe('failed');
	expect(reload).not.toHaveBeenCalled();
});
