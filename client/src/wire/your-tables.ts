import { person } from '$client/browser/person.svelte';
import { dropTables, keptTables } from '$client/browser/tables';
import type { YourTable, YourTables } from './http-types';
import { json, post } from './house';

/** How the tables stand at which this browser's person has a seat: those that wait for them come first. */
export async function yourTables(): Promise<YourTable[]> {
	const found: YourTable[] = [];
	let asked = keptTables();
	while (asked.length > 0) {
		const tickets = asked.map((code) => ({ code, secret: person.ticket(code) }));
		const answer = json<YourTables>(`/api/tables/${asked[0]}/yours`, post({ tickets }));
		const { tables, elsewhere } = await answer.catch((error) => {
			if (found.length === 0) throw error;
			return { tables: [], elsewhere: null }; // this cell cannot be reached now
		});
		if (elsewhere === null) break;
		const known = new Set([...elsewhere, ...tables.map(({ code }) => code)]);
		dropTables((code) => known.has(code) || !asked.includes(code));
		found.push(...tables);
		asked = elsewhere;
	}
	return inOrder(found);
}

/** Those that wait for you, the longest first; then those where you wait; then those where nobody plays. */
export function inOrder(tables: YourTable[]): YourTable[] {
	const rank = ({ yours, stage }: YourTable) => (yours ? 0 : stage === 'playing' ? 1 : 2);
	return [...tables].sort(
		(one, other) =>
			rank(one) - rank(other) || (one.yours ? one.since - other.since : other.since - one.since),
	);
}
