import { expect, test } from 'vitest';
import type { YourTable } from './http-types';
import { inOrder } from './your-tables';

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
