import { house, openTable, tableAt } from '$client/wire/house';
import { newRules } from '$client/table/options';
import { recall, remember } from '$client/browser/memory';

const KEY = 'screen-table';

/** The table of a screen that nobody has sent to another: the one it has opened, while nobody has sat down there. */
export async function tableForScreen(): Promise<string> {
	const opened = recall(KEY);
	const table = opened && (await tableAt(opened));
	if (table && table.stage === 'lobby' && table.seated === 0) return table.code;
	const [game] = (await house()).games;
	if (!game) throw new Error('this house has no games');
	const code = await openTable(game.name, newRules(game));
	remember(KEY, code);
	return code;
}

/** Whether this screen opened the table. If it did, nobody has picked a game yet. */
export function openedHere(code: string): boolean {
	return recall(KEY) === code;
}
