import { createContext, untrack } from 'svelte';
import type { Aloud } from '$client/wire/aloud.svelte';
import type { Answer, Ask } from '$client/wire/command-queue';
import type { Connection, Reported } from '$client/wire/connection.svelte';
import type { Guesses } from '$client/wire/guesses.svelte';
import type { TalkAnswer } from '$client/wire/sayings';
import { reviewOf } from '$client/wire/house';
import type { Signs } from '$client/wire/signs.svelte';
import type { Kept, Poll, Presence, Reason, Scene, Show, Talk } from '$client/wire/types';
import type { Voices } from '$client/wire/voices.svelte';
import type { Saving } from '$client/wire/waits.svelte';

/** What the shell lends to everything that is shown at a table. */
export interface Frame {
	readonly scene: Scene;
	/** This is a replay: nothing can be done here. */
	readonly past: boolean;
	/** The version of the table that is shown. */
	readonly version: number;
	readonly presence: Presence;
	/** Whether a move is on its way for longer than usual. */
	readonly saving: Saving;
	/** The time by which the game's clocks go: the server's, but for pauses. */
	now(): number;
	wallTime(): number;
	/** The finished game looked at again, of games that have a review. */
	review<Review>(): Promise<Review>;
	/** When the phase that is shown began, in wall time; null: before this page came, and nobody knows. */
	readonly since: number | null;
	/** The seat that was yours until you were away. */
	readonly kept: Kept | null;
	ask(ask: Ask): Promise<Answer>;
	/** Tell the people who run the house about somebody, or about a photo. */
	report(reason: Reason, about: Reported): Promise<Answer>;
	/** The vote of an audience that plays for a seat, while there is one. */
	readonly poll: Poll | null;
	/** What people without a seat guess along. */
	readonly guesses: Guesses;
	readonly voices: Voices;
	talk(talk: Talk['talk']): Promise<TalkAnswer>;
	readonly signs: Signs;
	/** Talking aloud. */
	readonly aloud: Aloud;
	/** Make a sign that everybody sees, or take it back with null. */
	show(sign: Show['sign'], mark: string | null): void;
	openMenu(): void;
	openTalk(): void;
	/** Let nobody else use this seat, whatever they have copied. */
	signOutOthers(): Promise<void>;
	/** Give up the seat, if there is one, and go back to the front page. */
	leave(): Promise<void>;
	/** The same, and go where others look for people to play this game with, or any. */
	meetOthers(game: string | null): Promise<void>;
}

export const [getFrame, setFrame] = createContext<Frame>();

/** What only a person's page can do; a shared screen does nothing. */
type Doors = Pick<Frame, 'openMenu' | 'openTalk' | 'signOutOthers' | 'leave' | 'meetOthers'>;
const CLOSED: Doors = {
	openMenu: () => undefined,
	openTalk: () => undefined,
	signOutOthers: async () => undefined,
	leave: async () => undefined,
	meetOthers: async () => undefined,
};

/** The frame of a table at the other end of this line. Nothing is shown in it before there is a scene. */
export function frameOf(line: Connection, doors = CLOSED, shown = (scene: Scene) => scene): Frame {
	return {
		get scene() {
			return shown(line.scene!);
		},
		past: false,
		get version() {
			return line.version;
		},
		get presence() {
			return line.presence;
		},
		get saving() {
			return line.saving;
		},
		review: () => reviewOf(untrack(() => line.scene!.table.code)),
		now: line.gameTime,
		wallTime: line.now,
		get since() {
			return line.since;
		},
		get kept() {
			return line.kept;
		},
		ask: line.ask,
		report: line.report,
		get poll() {
			return line.news.poll;
		},
		guesses: line.news.guesses,
		voices: line.voices,
		talk: line.talk,
		signs: line.signs,
		aloud: line.aloud,
		show: line.show,
		...doors,
	};
}

/** What every game's `Table.svelte` and `Screen.svelte` is given. */
export interface GameProps<View, Own, Offer, Action> {
	/** `own` is what only this viewer sees; an onlooker has none. */
	scene: Omit<Scene, 'game' | 'own' | 'offers'> & { game: View; own: Own | null; offers: Offer[] };
	presence: Presence;
	/** For people without a seat: the move that they have guessed now, or voted for. */
	vote?: Action | null;
	/** Sends a move; the answer comes once, however often the line breaks. */
	act(action: Action): Promise<Answer>;
	/** The server's time in milliseconds. */
	now(): number;
}
