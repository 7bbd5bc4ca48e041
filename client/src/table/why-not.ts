import { toasts } from '$client/design/toasts.svelte';
import { Refusal } from '$client/wire/house';
import { t, words } from '$client/words/words.svelte';

/** Why the house did not do something that it was asked over HTTP, in a sentence. */
export function whyNot(error: unknown): string {
	const why = error instanceof Refusal ? `refused-${error.message}` : '';
	return t(words.has(why) ? why : 'house-unreachable');
}

export const sayWhyNot = (error: unknown): void => toasts.say(whyNot(error));
