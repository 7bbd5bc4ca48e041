import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import early from '../../public/app/early.js?raw';

/** Runs the script as a page does that has been fetched, and waits until nothing more is on its way. */
function load(): void {
	new Function(early)();
	window.dispatchEvent(new Event('load'));
}
const page = () => document.getElementById('app')!;
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
	sessionStorage.clear();
	document.body.innerHTML = '<div id="app"></div>';
	reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined) as typeof reload;
	vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => vi.restoreAllMocks());

test('a page whose script is gone is loaded again, once', () => {
	load();
	expect(reload).toHaveBeenCalledTimes(1);
	expect(page().textContent).toBe('');
});

test('then it says what happened, and offers to load it again', () => {
	load();
	load();
	expect(reload).toHaveBeenCalledTimes(1);
	expect(page().textContent).toContain('This page could not be loaded.');
	page().querySelector('button')!.click();
	expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that has started is left alone, and may be loaded again another time', () => {
	load();
	page().textContent = 'Inklings';
	load();
	expect(page().textContent).toBe('Inklings');
	page().textContent = '';
	load();
	expect(reload).toHaveBeenCalledTimes(2);
});
