import { newRules } from './options';
import { house, openTable } from '$client/wire/house';
import { sayWhyNot } from './why-not';
import { address } from '$client/browser/address.svelte';

/** Opens a table for a game and goes there; false, and a sentence, if it can't. */
export async function openGame(game: string): Promise<boolean> {
	try {
		const { games } = await house();
		address.go(`/${await openTable(game, newRules(games.find(({ name }) => name === game)))}`);
		return true;
	} catch (error) {
		sayWhyNot(error);
		return false;
	}
}
