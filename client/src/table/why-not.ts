import { toasts } from '$client/design/toasts.svelte';
import { Refusal } from '$client/wire/house';
import { t, words } from '$client/words/words.svelte';

/** Says why the house did not do something that it was asked over HTTP. */
export function sayWhyNot(error: unknown): void {
	const why = error instanceof Refusal ? `refused-${error.message}` : '';
	toasts.say(t(words.has(why) ? why : 'house-unreachable'));
}
