import { Aloud } from '$client/wire/aloud.svelte';
import type { Frame } from '$client/table/frame';
import { Guesses } from '$client/wire/guesses.svelte';
import type { Answer } from '$client/wire/command-queue';
import { replayReview } from '$client/wire/replays';
import { Signs } from '$client/wire/signs.svelte';
import type { SeatView } from '$client/wire/http-types';
import type { Presence, Scene } from '$client/wire/types';
import { Voices } from '$client/wire/voices.svelte';

/** What is shown of a replay. */
export interface Past {
	readonly scene: Scene | null;
	readonly about: { seats: SeatView[]; began: number } | null;
	/** In milliseconds since the game began. */
	readonly moment: number;
	/** When the phase that is shown began, in this browser's time; null: somebody has jumped into it. */
	readonly since: number | null;
}

/** Nothing can be done in the past. */
export const nothing = async (): Promise<Answer> => ({ type: 'refused', id: '', why: 'not_now', facts: {} });

/** Everyone was here. */
export const presenceIn = (past: Past): Presence => ({
	type: 'presence',
	here: past.about?.seats.map((_, seat) => seat) ?? [],
	watching: 0,
	screens: 0,
});

/** What a replay lends to the screens of its game. */
export function frameIn(past: Past, link: string): Frame {
	return {
		get scene() {
			return past.scene!;
		},
		past: true,
		version: 0,
		get presence() {
			return presenceIn(past);
		},
		saving: null,
		review: () => replayReview(link),
		now: () => (past.about?.began ?? 0) + past.moment,
		wallTime: Date.now,
		get since() {
			return past.since;
		},
		kept: null,
		ask: nothing,
		report: nothing,
		poll: null,
		guesses: new Guesses(),
		voices: new Voices(),
		talk: nothing,
		signs: new Signs(),
		aloud: new Aloud(() => undefined),
		show: () => undefined,
		openMenu: () => undefined,
		openTalk: () => undefined,
		signOutOthers: async () => undefined,
		leave: async () => undefined,
		meetOthers: async () => undefined,
	};
}
