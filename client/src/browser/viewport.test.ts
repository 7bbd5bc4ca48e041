import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewport } from './viewport.svelte';

const root = document.documentElement;
/** A window of this size, whose person has asked for letters of so many pixels. */
function resize(width: number, height: number, letters = 16) {
	vi.stubGlobal('innerWidth', width);
	vi.stubGlobal('innerHeight', height);
	vi.stubGlobal('visualViewport', null);
	root.style.fontSize = `${letters}px`;
	window.dispatchEvent(new Event('resize'));
	return Number(root.style.getPropertyValue('--letters'));
}

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	root.style.fontSize = '';
});

test('a panel that is a little too small shows everything a little smaller, and nothing else does', () => {
	viewport.watch();
	expect(resize(320, 560)).toBeCloseTo(320 / 360);
	expect([viewport.width, viewport.height]).toEqual([360, 630]);
	expect(resize(640, 360)).toBeCloseTo(360 / 390);
	expect(viewport.height).toBe(390);
	for (const [width, height] of [
		[360, 640], // an old phone
		[390, 380], // a phone with an open keyboard
		[844, 390], // a phone on its side
		[844, 150], // the same with an open keyboard
		[195, 422], // a phone at 200 %
		[1440, 900],
	] as const) {
		expect(resize(width, height), `${width}x${height}`).toBe(1);
	}
});

test('letters that somebody has asked for are never made smaller', () => {
	viewport.watch();
	expect(resize(390, 844, 32)).toBe(2);
	expect(viewport.width).toBe(195);
	expect(resize(320, 560, 18)).toBeCloseTo(18 / 16);
});

test('looking closer with two fingers changes no layout', () => {
	viewport.watch();
	expect(resize(844, 390)).toBe(1);
	vi.stubGlobal('visualViewport', { width: 760, height: 351, scale: 1.11 });
	window.dispatchEvent(new Event('resize'));
	expect(root.style.getPropertyValue('--letters')).toBe('1');
	expect([viewport.width, viewport.height]).toEqual([844, 390]);
});
