import { afterEach, expect, test, vi } from 'vitest';

const DISCORD = '?frame_id=4f&instance_id=i-1&platform=desktop';

/** This page at an address, in a frame of another page or not. */
async function at(path: string, framed: boolean) {
	vi.resetModules();
	vi.stubGlobal('parent', framed ? { postMessage: vi.fn() } : window);
	history.replaceState(null, '', path);
	return await import('./embedding');
}

afterEach(() => {
	vi.unstubAllGlobals();
	history.replaceState(null, '', '/');
});

test.each([
	['/', false, [false, false]],
	[`/${DISCORD}`, false, [false, false]],
	[`/${DISCORD}`, true, [true, true]],
	[`/embed/BCDF${DISCORD}`, true, [true, true]],
	['/?frame_id=4f&instance_id=i-1', true, [false, false]],
	['/embed/BCDF', true, [false, true]],
])('%s in a frame (%s)', async (path, framed, expected) => {
	const { inDiscord, isEmbedded } = await at(path, framed);
	expect([inDiscord, isEmbedded]).toEqual(expected);
});

test('on the way to a table and from it, the address keeps what Discord has written into it', async () => {
	const { inFrame } = await at(`/${DISCORD}`, true);
	expect(inFrame('/BCDF')).toBe(`/embed/BCDF${DISCORD}`);
	expect(new URL(inFrame('/')!, `https://play.example/embed/BCDF${DISCORD}`).pathname).toBe('/embed/BCDF');
	expect(inFrame('/replay/4f')).toBeNull();
});

test('a site around the frame is told how the table stands, and Discord is not', async () => {
	const left = { type: 'left', code: 'BCDF' } as const;
	(await at('/embed/BCDF', true)).tellSite(left);
	expect(parent.postMessage).toHaveBeenCalledWith({ inklings: 1, ...left }, '*');
	(await at(`/embed/BCDF${DISCORD}`, true)).tellSite(left);
	expect(parent.postMessage).not.toHaveBeenCalled();
});

test('in Discord a link to another page goes the way that Discord allows', async () => {
	const { openLinksInWindows, openThrough } = await at(`/embed/BCDF${DISCORD}`, true);
	const opened: string[] = [];
	openThrough((path) => void opened.push(path));
	openLinksInWindows();
	document.body.innerHTML = '<a href="/BCDF/tv"><b>TV</b></a> <a href="#rules=moons">Rules</a>';
	const click = (selector: string) => {
		const event = new MouseEvent('click', { bubbles: true, cancelable: true });
		document.querySelector(selector)!.dispatchEvent(event);
		return event.defaultPrevented;
	};
	expect(click('b')).toBe(true);
	expect(click('a:last-child')).toBe(false);
	expect(opened).toEqual(['/BCDF/tv']);
});
