import { json, post } from './house';
import type { Album, AlbumMoment, OwnAlbum } from './http-types';
import type { Shape } from './replays';

/** An evening as everyone with the link sees it; throws a `Refusal`. */
export function albumAt(link: string, language: string): Promise<Album> {
	return json<Album>(`/api/albums/${link}/${language}`);
}

/** The album of a table where this person sits, with what was left out of it; throws a `Refusal`. */
export function ownAlbum(code: string, secret: string, language: string): Promise<OwnAlbum> {
	return json<OwnAlbum>(`/api/tables/${code}/album/${language}`, post({ secret }));
}

/** Leaves a moment out of the album, or takes it in again; throws a `Refusal`. */
export async function chooseMoment(
	code: string,
	secret: string,
	match: number,
	name: string,
	stays: boolean,
): Promise<void> {
	await json<unknown>(`/api/tables/${code}/album-choice`, post({ secret, match, name, stays }));
}

/** From now on the album stays as it is (host); throws a `Refusal`. */
export async function closeAlbum(code: string, secret: string): Promise<void> {
	await json<unknown>(`/api/tables/${code}/album-closed`, post({ secret }));
}

/** Ends the link to the album (host); throws a `Refusal`. */
export async function endAlbum(code: string, secret: string): Promise<void> {
	await json<unknown>(`/api/tables/${code}/album-ended`, post({ secret }));
}

/** The address of a picture in an album. */
export function albumPicture(
	link: string,
	match: number,
	{ number }: AlbumMoment,
	language: string,
	shape: Shape,
): string {
	return `/albums/${link}/${match}/${number}/${language}/${shape}`;
}
