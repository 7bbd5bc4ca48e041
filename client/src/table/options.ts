import type { GameOnOffer, OptionValue } from '$client/wire/house';
import { t, words } from '$client/words/words.svelte';

export interface HouseRule {
	name: string;
	label: string;
	/** What the rule book says of it. */
	book: string;
	value: OptionValue;
	values: { value: OptionValue; label: string }[];
}

/** A game's options as choices in words: a value's message is `<game>-option-<name>-<value>`, the rule book's word `…-book`. */
export function houseRules(game: GameOnOffer, chosen: Record<string, unknown>): HouseRule[] {
	return Object.entries(game.options.properties ?? {}).map(([name, schema]) => {
		const id = `${game.name}-option-${name}`;
		const possible: OptionValue[] = schema.enum ?? [false, true];
		return {
			name,
			label: t(id),
			book: t(`${id}-book`),
			value: (chosen[name] ?? schema.default) as OptionValue,
			values: possible.map((value) => ({ value, label: t(`${id}-${value}`) })),
		};
	});
}

/** The house rules of a new table: its words are in the language of the one who lays them out, if they can be. */
export function newRules(game: GameOnOffer | undefined): Record<string, OptionValue> {
	const spoken = game?.options.properties?.['words']?.enum ?? [];
	return spoken.includes(words.language) ? { words: words.language } : {};
}
