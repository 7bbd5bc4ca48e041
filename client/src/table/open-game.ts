import { newRules } from './options';
import { house, openTable } from '$client/wire/house';
import { sayWhyNot } from './why-not';
import { address } from '$client/browser/address.svelte';

/** Opens a table for a game, with some of its rules set, and goes there; false, and a sentence, if it can't. */
export async function openGame(game: string, set: Record<string, unknown> = {}): Promise<boolean> {
	try {
		const { games } = await house();
		const rules = newRules(games.find(({ name }) => name === game));
		address.go(`/${await openTable(game, { ...rules, ...set })}`);
		return true;
	} catch (error) {
		sayWhyNot(error);
		return false;
	}
}
