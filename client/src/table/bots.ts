import { recall, remember } from '$client/shell/memory';
import type { Answer, Ask } from '$client/wire/command-queue';
import type { SeatView } from '$client/wire/types';
import { words } from '$client/words/words.svelte';
import { granted } from './answers';

export type Temper = NonNullable<SeatView['bot']>;

export const TEMPERS: readonly Temper[] = ['easy', 'keen', 'sharp'];

/** The temper that was last chosen here. */
export function usualTemper(): Temper {
	const last = recall('temper');
	return TEMPERS.find((temper) => temper === last) ?? 'keen';
}

type NewBot = Pick<Ask & { type: 'add_bot' }, 'temper' | 'language'>;

/** What bots speak, by what their people read: bots need words of their own to know a language. */
const SPOKEN: Record<string, NewBot['language']> = { en: 'en', pl: 'pl' };

/** What a new bot should be like; remembered for the next one. */
export function likeThis(temper: Temper): NewBot {
	remember('temper', temper);
	return { temper, language: SPOKEN[words.language] ?? 'en' };
}

/** Sits down at an empty table with so many bots that it is a good one, and begins; true if all went well. */
export async function playWithBots(
	ask: (ask: Ask) => Promise<Answer>,
	who: { name: string; avatar: number },
	seats: number,
): Promise<boolean> {
	const asks: Ask[] = [
		{ type: 'sit', ...who },
		...Array.from({ length: seats - 1 }, () => ({ type: 'add_bot', ...likeThis(usualTemper()) }) as const),
		{ type: 'begin' },
	];
	for (const one of asks) if (!(await granted(ask(one)))) return false;
	return true;
}
