import { afterEach, expect, test } from 'vitest';
import type { GameOnOffer } from '$client/wire/house';
import { words } from '$client/words/words.svelte';
import { houseRules, newRules } from './options';

const game = (properties: GameOnOffer['options']['properties'] = {}): GameOnOffer => ({
	name: 'rorschach',
	least: 4,
	most: 10,
	options: { properties },
	first_game: {},
});
const spoken = { words: { enum: ['both', 'en', 'pl'], default: 'both' } };

afterEach(() => words.choose('en'));

test('the words of a new table are in the language of the one who opens it', () => {
	expect(newRules(game(spoken))).toEqual({ words: 'en' });
	words.choose('pl');
	expect(newRules(game(spoken))).toEqual({ words: 'pl' });
});

test('a game that has no words, or none in that language, begins with its own rules', () => {
	expect(newRules(game())).toEqual({});
	expect(newRules(game({ words: { enum: ['both', 'pl'], default: 'both' } }))).toEqual({});
	expect(newRules(undefined)).toEqual({});
});

test('the language of the words is chosen in plain words', () => {
	words.choose('pl');
	expect(houseRules(game(spoken), {})).toEqual([
		{
			name: 'words',
			label: 'Język słów',
			book: 'Swój język widzisz jako pierwszy.',
			brief: 'słowa w obu językach',
			value: 'both',
			values: [
				{ value: 'both', label: 'Oba' },
				{ value: 'en', label: 'Angielski' },
				{ value: 'pl', label: 'Polski' },
			],
		},
	]);
});

test('an option for which a game has no words is said in those of the shell', () => {
	const clock = { clock: { enum: ['off', 'standard', 'long'], default: 'standard' } };
	const [rule] = houseRules(game(clock), { clock: 'long' });
	expect(rule).toMatchObject({ label: 'Thinking time', brief: 'long clock', value: 'long' });
	const [painting] = houseRules({ ...game(clock), name: 'pareidolia' }, {});
	expect(painting).toMatchObject({ label: 'Painting time', brief: null, value: 'standard' });
});
