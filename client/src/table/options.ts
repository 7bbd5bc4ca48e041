import type { GameOnOffer, OptionValue } from '$client/wire/house';
import { t, words } from '$client/words/words.svelte';

export interface HouseRule {
	name: string;
	label: string;
	/** What the rule book says of it. */
	book: string;
	/** The chosen value in brief, where it is worth saying. */
	brief: string | null;
	value: OptionValue;
	values: { value: OptionValue; label: string }[];
}

/**
 * A game's options as choices in words: a value's message is `<game>-option-<name>-<value>`, the rule book's word `…-book`.
 * Where a game has none for an option, those of the shell are said.
 */
export function houseRules(game: GameOnOffer, chosen: Record<string, unknown>): HouseRule[] {
	const choices = Object.entries(game.options.properties ?? {}).filter(
		([, schema]) => schema.enum || schema.type !== 'string', // a text has a place of its own
	);
	return choices.map(([name, schema]) => {
		const prefix = words.has(`${game.name}-option-${name}`) ? `${game.name}-` : '';
		const id = `${prefix}option-${name}`;
		const possible: OptionValue[] = schema.enum ?? [false, true];
		const value = (chosen[name] ?? schema.default) as OptionValue;
		const brief = `${prefix}brief-${name}-${value}`;
		return {
			name,
			label: t(id),
			book: t(`${id}-book`),
			brief: words.has(brief) ? t(brief) : null,
			value,
			values: possible.map((one) => ({ value: one, label: t(`${id}-${one}`) })),
		};
	});
}

/** The house rules of a new table: its words are in the language of the one who lays them out, if they can be. */
export function newRules(game: GameOnOffer | undefined): Record<string, OptionValue> {
	const spoken = game?.options.properties?.['words']?.enum ?? [];
	return spoken.includes(words.language) ? { words: words.language } : {};
}
