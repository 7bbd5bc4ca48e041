import { afterEach, expect, test, vi } from 'vitest';
import { keepTable, keptTables } from '$client/browser/tables';
import type { YourTable } from './http-types';
import { inOrder, yourTables } from './your-tables';

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

const table = (code: string, yours: boolean, stage: YourTable['stage'], since: number): YourTable => ({
	code,
	game: 'moons',
	stage,
	pace: 'day',
	yours,
	waits_for: [],
	since,
});

test('tables that wait for you come first, the longest wait before all, and lobbies last', () => {
	const tables = [
		table('LOBB', false, 'lobby', 9),
		table('SLOW', false, 'playing', 3),
		table('NEWS', true, 'playing', 8),
		table('LONG', true, 'playing', 1),
		table('QUCK', false, 'playing', 5),
	];
	expect(inOrder(tables).map(({ code }) => code)).toEqual(['LONG', 'NEWS', 'QUCK', 'SLOW', 'LOBB']);
});

/** Two cells, B and D, where a person sits at BCDF and DFGH; the path leads to a cell as at the door. */
function stubCells(reachable: string): string[] {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		const cell = path.split('/')[3]![0]!;
		asked.push(cell);
		if (!reachable.includes(cell)) return new Response('{"error": "unreachable"}', { status: 503 });
		const codes = (JSON.parse(body) as { tickets: { code: string }[] }).tickets.map(({ code }) => code);
		const seats = ['BCDF', 'DFGH'].filter((code) => code.startsWith(cell) && codes.includes(code));
		return Response.json({
			tables: seats.map((code) => table(code, false, 'playing', 1)),
			elsewhere: codes.filter((code) => !code.startsWith(cell)),
		});
	});
	return asked;
}

test('tables of all cells are found, and those where nobody knows us are forgotten', async () => {
	['DFGH', 'BXYZ', 'BCDF'].forEach(keepTable);
	const asked = stubCells('BD');
	expect((await yourTables()).map(({ code }) => code)).toEqual(['BCDF', 'DFGH']);
	expect(asked).toEqual(['B', 'D']);
	expect(keptTables()).toEqual(['BCDF', 'DFGH']);
});

test('tables of a cell that cannot be reached are not forgotten', async () => {
	['DFGH', 'BCDF'].forEach(keepTable);
	stubCells('B');
	expect((await yourTables()).map(({ code }) => code)).toEqual(['BCDF']);
	expect(keptTables()).toEqual(['BCDF', 'DFGH']);
});
