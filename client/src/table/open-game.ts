import { toasts } from '$client/design/toasts.svelte';
import { newRules } from './options';
import { house, openTable, Refusal } from '$client/wire/house';
import { t, words } from '$client/words/words.svelte';
import { address } from '$client/browser/address.svelte';

/** Opens a table for a game and goes there; false, and a sentence, if it can't. */
export async function openGame(game: string): Promise<boolean> {
	try {
		const { games } = await house();
		address.go(`/${await openTable(game, newRules(games.find(({ name }) => name === game)))}`);
		return true;
	} catch (error) {
		const why = error instanceof Refusal ? `refused-${error.message}` : '';
		toasts.say(t(words.has(why) ? why : 'house-unreachable'));
		return false;
	}
}
