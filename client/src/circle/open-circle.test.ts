import { afterEach, expect, test, vi } from 'vitest';
import type { KeptCircle } from '$client/browser/circles.svelte';
import { OpenCircle } from './open-circle.svelte';

const KEPT = { key: 'k'.repeat(32), secret: 's', name: 'Thursday', id: 'c1' } as unknown as KeptCircle;
const shown = (total: number) => ({
	you: 'a',
	page: { circle: 'c1', name: 'Thursday', evenings: [], older: null, total, weeks: 1, members: [] },
});

afterEach(() => vi.unstubAllGlobals());

test('a game that is recorded while the page is open is shown, and nothing else changes it', async () => {
	let answer = () => Response.json(shown(0));
	vi.stubGlobal('fetch', async () => answer());
	const circle = new OpenCircle(KEPT);
	await circle.load();
	const first = circle.page;
	await circle.lookAgain();
	expect(circle.page).toBe(first);
	answer = () => Response.json({ error: 'too_fast' }, { status: 429 });
	await circle.lookAgain();
	expect(circle.page).toBe(first);
	expect(circle.trouble).toBeNull();
	answer = () => Response.json(shown(1));
	await circle.lookAgain();
	expect(circle.page?.total).toBe(1);
});
