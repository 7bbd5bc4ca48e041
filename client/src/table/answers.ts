import { toasts } from '$client/design/toasts.svelte';
import type { Answer } from '$client/wire/command-queue';
import { t, words } from '$client/words/words.svelte';

type Facts = Record<string, string | number>;

/** Says in a sentence why a command did not work; true if it did. */
export async function granted(answer: Promise<Answer>, game = ''): Promise<boolean> {
	const heard = await answer;
	if (heard.type === 'done') return true;
	if (heard.type === 'broken') toasts.say(t('broken', { incident: heard.incident }));
	else toasts.say(sentence(heard.why, heard.type === 'refused' ? (heard.facts as Facts) : {}, game));
	return false;
}

function sentence(why: string, facts: Facts, game: string): string {
	const known = [`${game}-refused-${why}`, `refused-${why}`].find((id) => words.has(id));
	return t(known ?? 'refused-malformed', facts);
}
