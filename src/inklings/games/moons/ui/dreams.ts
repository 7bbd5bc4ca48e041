import { Deck } from '$client/table/decks.svelte';

export const dreams = new Deck('dreams');
