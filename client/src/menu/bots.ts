import { recall, remember } from '$client/browser/memory';
import type { Answer, Ask } from '$client/wire/command-queue';
import { house } from '$client/wire/house';
import type { SeatView, TableView } from '$client/wire/types';
import { granted } from '$client/kit/answers';
import { spoken } from '$client/table/spoken';

export type Temper = NonNullable<SeatView['bot']>;

export const TEMPERS: readonly Temper[] = ['easy', 'keen', 'sharp'];

/** The temper that was last chosen here. */
export function usualTemper(): Temper {
	const last = recall('temper');
	return TEMPERS.find((temper) => temper === last) ?? 'keen';
}

type NewBot = Pick<Ask & { type: 'add_bot' }, 'temper' | 'language'>;

/** What a new bot should be like; remembered for the next one. */
export function likeThis(temper: Temper): NewBot {
	remember('temper', temper);
	return { temper, language: spoken() };
}

/** Nobody has played this game in this browser, or has been shown how. */
export const isFirst = (game: string): boolean => !recall(`learnt.${game}`) && !recall(`played.${game}`);

/** The house rules for a first game with bots, if they are not those of this table. */
async function firstRules({ game, options }: TableView): Promise<Ask[]> {
	const { games } = await house();
	const first = games.find(({ name }) => name === game)?.first_game ?? {};
	if (recall(`played.${game}`) || Object.keys(first).length === 0) return [];
	return [{ type: 'set_game', game, options: { ...options, ...first } }];
}

/** Sits down at an empty table with so many bots that it is a good one, and begins; true if all went well. */
export async function playWithBots(
	ask: (ask: Ask) => Promise<Answer>,
	who: { name: string; avatar: number },
	table: TableView,
): Promise<boolean> {
	const rules = await firstRules(table).catch(() => []);
	remember(`played.${table.game}`, 'yes');
	const asks: Ask[] = [
		{ type: 'sit', ...who },
		...rules,
		...Array.from(
			{ length: table.cosy - 1 },
			() => ({ type: 'add_bot', ...likeThis(usualTemper()) }) as const,
		),
		{ type: 'begin' },
	];
	for (const one of asks) if (!(await granted(ask(one)))) return false;
	return true;
}
