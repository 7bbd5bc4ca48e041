import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { address } from '$client/browser/address.svelte';
import JoinForm from './JoinForm.svelte';

let shown: Record<string, never> | undefined;
const go = vi.spyOn(address, 'go').mockImplementation(() => undefined);

function show(answers: Record<string, () => Response>) {
	vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? noTable());
	shown = mount(JoinForm, { target: document.body, props: { letters: undefined, length: 5 } });
	flushSync();
}
const noTable = () => Response.json({ error: 'no_such_table' }, { status: 404 });
const text = () => document.body.textContent!.replace(/\s+/g, ' ');
function type(code: string) {
	const field = document.querySelector('input')!;
	field.value = code;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	flushSync();
}

afterEach(async () => {
	if (shown) await unmount(shown);
	go.mockClear();
	vi.unstubAllGlobals();
});

test('a code of another cell may be longer than those of the cell that answered', async () => {
	show({ '/api/tables/DFGHJK': () => Response.json({ code: 'DFGHJK' }) });
	expect(document.querySelectorAll('.slot')).toHaveLength(5);
	type('DFGHJ');
	await vi.waitFor(() => expect(text()).toContain('There’s no table DFGHJ.'));
	type('DFGHJK');
	expect(text()).not.toContain('no table');
	expect(document.querySelectorAll('.slot')).toHaveLength(6);
	await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/DFGHJK'));
});

test('the last letter counts though the house is still asked about those before', async () => {
	show({ '/api/tables/DFGHJK': () => Response.json({ code: 'DFGHJK' }) });
	type('DFGHJ');
	type('DFGHJK');
	await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/DFGHJK'));
	expect(text()).not.toContain('no table');
});

test('a table whose cell cannot be reached is opened, and says so itself', async () => {
	show({ '/api/tables/BCDFG': () => Response.json({ error: 'unreachable' }, { status: 503 }) });
	type('BCDFG');
	await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/BCDFG'));
});

test('a code of a leader’s room leads there', async () => {
	show({ '/api/party/BCDFG/here': () => Response.json({ code: 'BCDFG' }) });
	type('BCDFG');
	await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/party/BCDFG'));
});
