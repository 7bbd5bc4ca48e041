import { toasts } from '$client/design/toasts.svelte';
import { rulesAddress } from '$client/learn/learning.svelte';
import { hasRules } from '$client/learn/rules';
import type { Answer } from '$client/wire/command-queue';
import { t, words } from '$client/words/words.svelte';

type Facts = Record<string, string | number>;

/** Says in a sentence why a command did not work, and which rule forbids it; true if it did work. */
export async function granted(answer: Promise<Answer>, game = '', doing = ''): Promise<boolean> {
	const heard = await answer;
	if (heard.type === 'done') return true;
	// The table went on by itself at that instant: they have what they asked for.
	if (heard.type === 'refused' && heard.why === 'not_now' && doing === 'say_ready') return true;
	if (heard.type === 'broken') toasts.say(t('broken', { incident: heard.incident }));
	else refuse(heard.why, heard.type === 'refused' ? (heard.facts as Facts) : {}, game, doing);
	return false;
}

/** A game may have words for what was tried, for the reason alone, or leave it to the shell. */
function refuse(why: string, facts: Facts, game: string, doing: string): void {
	const id =
		[`${game}-refused-${why}-${doing}`, `${game}-refused-${why}`, `refused-${why}`].find((one) =>
			words.has(one),
		) ?? 'refused-malformed';
	const rule = hasRules(game) ? words.remark(id, 'rule') : null;
	toasts.say(t(id, facts), rule ? { label: t('rule', { rule }), href: rulesAddress(game, rule) } : null);
}
