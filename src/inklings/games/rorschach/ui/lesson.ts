import type { Team } from './scene';

/** The blots to be matched; there is no wrong way. */
export const YOURS = ['zuveto', 'ratime', 'gukagu'];

/** What Bruno saw, and the blot that your team asks about. */
export const ASKED = { blot: 'mevulo', symbol: 2 };

/** What the others say, rightly: you copy them, or differ. */
export const GUESSED = { blot: 'mufepo', symbol: 0 };
export const REPLIES = ['copy', 'differ'] as const;
export type Reply = (typeof REPLIES)[number];

export const SYMBOLS = [0, 1, 2];
export const MINE: Team = 0;
export const THEIRS: Team = 1;
