import type { Replay } from '$client/wire/http-types';
import { t, words } from '$client/words/words.svelte';

/** What a game calls its rounds. */
export function roundName({ game }: Replay, number: number | undefined): string {
	if (!number) return '';
	const own = `${game}-replay-round`;
	return t(words.has(own) ? own : 'replay-round', { number });
}
