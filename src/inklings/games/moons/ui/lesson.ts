/** A little round that was played beforehand. */
export const HAND = ['rasusi', 'zitibo', 'gazega', 'gunupi'];
export const NARRATORS = 'nevusu';
export const DECOYS = ['lireme', 'sotude'];

/** What lies on the table once you have laid a card: the third is the narrator's. */
export const laidWith = (yours: string) => [DECOYS[0]!, yours, NARRATORS, DECOYS[1]!];
export const YOURS = 2;
export const TRUE = 3;

/** Who else voted for which card, by their inkling. */
export const VOTES = [
	{ avatar: 1191, slot: YOURS },
	{ avatar: 1117, slot: TRUE },
];

/** The card that you tell, and clues for it: told in the words as `moons-howto-clue-…`. */
export const TOLD = 'rasusi';
export const CLUES = ['plain', 'strange', 'good'] as const;
