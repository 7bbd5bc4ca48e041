import { address } from '$client/browser/address.svelte';
import { recall, remember } from '$client/browser/memory';
import { ownAlbum } from '$client/wire/albums';
import { words } from '$client/words/words.svelte';

/** Goes to the album of a table where this person sits; throws a `Refusal`. */
export async function openAlbum(code: string, secret: string): Promise<void> {
	const { link } = await ownAlbum(code, secret, words.language);
	remember(`album.${link}`, code);
	address.go(`/album/${link}`);
}

/** The table of an album, if this browser has been there. */
export function tableOfAlbum(link: string): string | null {
	return recall(`album.${link}`);
}
