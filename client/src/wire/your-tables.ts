import { person } from '$client/browser/person.svelte';
import { dropTables, keptTables } from '$client/browser/tables';
import type { YourTable, YourTables } from './http-types';
import { json, post } from './house';

/** How the tables stand at which this browser's person has a seat: those that wait for them come first. */
export async function yourTables(): Promise<YourTable[]> {
	const codes = keptTables();
	if (codes.length === 0) return [];
	const tickets = codes.map((code) => ({ code, secret: person.ticket(code) }));
	const { tables } = await json<YourTables>('/api/your-tables', post({ tickets }));
	dropTables((code) => tables.some((table) => table.code === code));
	return inOrder(tables);
}

/** Those that wait for you, the longest first; then those where you wait; then those where nobody plays. */
export function inOrder(tables: YourTable[]): YourTable[] {
	const rank = ({ yours, stage }: YourTable) => (yours ? 0 : stage === 'playing' ? 1 : 2);
	return [...tables].sort(
		(one, other) =>
			rank(one) - rank(other) || (one.yours ? one.since - other.since : other.since - one.since),
	);
}
