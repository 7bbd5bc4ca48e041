import { json, post } from './house';
import type { LinkMade, PostcardShown, PostcardsShown, Replay, TableOpened } from './http-types';
import type { Whole } from './types';

/** What everyone with the link may know of a game; throws a `Refusal`. */
export function replayAt(link: string): Promise<Replay> {
	return json<Replay>(`/api/replays/${link}`);
}

/** What one pair of eyes was shown of it. */
export interface Frames extends Pick<Whole, 'shared' | 'yours'> {
	changes: [moment: number, patch: unknown][];
}

export function replayFrames(link: string, eyes: string | number): Promise<Frames> {
	return json<Frames>(`/api/replays/${link}/eyes/${eyes}`);
}

/** The finished game looked at again, of games that have a review. */
export function replayReview<Review>(link: string): Promise<Review> {
	return json<Review>(`/api/replays/${link}/review`);
}

/** The link to the replay of a game that was played at a table where this person sits; throws a `Refusal`. */
export async function linkTo(code: string, match: number, secret: string): Promise<string> {
	return (await json<LinkMade>(`/api/tables/${code}/link`, post({ secret, match }))).link;
}

/** Ends that link (host); throws a `Refusal`. */
export async function endLink(code: string, match: number, secret: string): Promise<void> {
	await json<unknown>(`/api/tables/${code}/unlink`, post({ secret, match }));
}

export interface PlayOn {
	moment: number;
	seat: number;
	/** What will show that the seat is theirs. */
	secret: string;
	name: string;
	avatar: number;
	language: string;
}

/** Opens a table at which a game goes on, and answers its code; throws a `Refusal`. */
export async function playOn(link: string, wanted: PlayOn): Promise<string> {
	return (await json<TableOpened>(`/api/replays/${link}/play`, post(wanted))).code;
}

/** Where a postcard is shown: beside a link, in a feed, on a whole phone; or that it moves. */
export type Shape = 'wide' | 'tall' | 'story' | 'clip';

/** Where postcards come from. */
export interface PostcardSource {
	/** Throws a `Refusal`. */
	all(language: string): Promise<readonly PostcardShown[]>;
	/** The address of a picture. */
	picture(number: number, language: string, shape: Shape): string;
}

/** The moments of a game that people send as pictures. */
export function postcardsOf(link: string): PostcardSource {
	return {
		all: async (language) =>
			(await json<PostcardsShown>(`/api/replays/${link}/postcards/${language}`)).postcards,
		picture: (number, language, shape) => `/postcards/${link}/${number}/${language}/${shape}`,
	};
}
