import type { FindPlayers } from '$client/wire/types';
import { words } from '$client/words/words.svelte';

type Spoken = FindPlayers['language'];

/** Bots need words of their own to know a language, and strangers need others who read it. */
const SPOKEN: Record<string, Spoken> = { en: 'en', pl: 'pl' };

/** What bots and strangers here should speak, by what this page is read in. */
export const spoken = (): Spoken => SPOKEN[words.language] ?? 'en';
