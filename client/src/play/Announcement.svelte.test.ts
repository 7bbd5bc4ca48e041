import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Announcement from './Announcement.svelte';

let strip: Record<string, unknown> | undefined;
const show = (text: string, seconds: number, screen = false) => {
	const announced = { type: 'announced' as const, text, until: Date.now() + seconds * 1000 };
	strip = mount(Announcement, { target: document.body, props: { announced, screen } });
	flushSync();
};
const shown = () => document.querySelector('.strip p')?.textContent ?? '';

beforeEach(() => {
	vi.useFakeTimers();
	localStorage.clear();
});
afterEach(async () => {
	if (strip) await unmount(strip);
	vi.useRealTimers();
});

test('an announcement is shown until it ends', () => {
	show('We restart in ten minutes', 600);
	expect(shown()).toContain('We restart in ten minutes');
	vi.advanceTimersByTime(599_000);
	flushSync();
	expect(shown()).not.toBe('');
	vi.advanceTimersByTime(1_000);
	flushSync();
	expect(shown()).toBe('');
});

test('one that was closed stays closed after the page is loaded again, and the next one is shown', async () => {
	show('We restart in ten minutes', 600);
	document.querySelector<HTMLButtonElement>('.strip button')!.click();
	flushSync();
	expect(shown()).toBe('');
	await unmount(strip!);
	show('We restart in ten minutes', 600);
	expect(shown()).toBe('');
	await unmount(strip!);
	show('We restart now', 60);
	expect(shown()).toContain('We restart now');
});

test('a shared screen shows it to everyone, and has nothing to close it with', () => {
	show('We restart in ten minutes', 600, true);
	expect(shown()).toContain('We restart in ten minutes');
	expect(document.querySelector('.strip button')).toBeNull();
});
