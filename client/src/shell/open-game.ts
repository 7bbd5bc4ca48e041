import { toasts } from '$client/design/toasts.svelte';
import { newRules } from '$client/table/options';
import { house, openTable } from '$client/wire/house';
import { t } from '$client/words/words.svelte';
import { address } from './address.svelte';

/** Opens a table for a game and goes there; false, and a sentence, if the house does not answer. */
export async function openGame(game: string): Promise<boolean> {
	try {
		const { games } = await house();
		address.go(`/${await openTable(game, newRules(games.find(({ name }) => name === game)))}`);
		return true;
	} catch {
		toasts.say(t('house-unreachable'));
		return false;
	}
}
