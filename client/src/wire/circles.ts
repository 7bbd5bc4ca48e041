import { json, post } from './house';
import type { CircleShown } from './http-types';

/** What makes somebody a member, and by which the circle knows them. In the body of a request, never in its address. */
export interface Membership {
	key: string;
	secret: string;
}

/** A circle's page, with evenings that ended before a time, or the newest; throws a `Refusal`. */
export function circlePage({ key, secret }: Membership, before: number | null = null): Promise<CircleShown> {
	return json<CircleShown>('/api/circles/page', post({ key, secret, before }));
}

/** Founds a circle, or gives it another name; throws a `Refusal`. */
export async function nameCircle(key: string, name: string): Promise<void> {
	await json<unknown>('/api/circles/name', post({ key, name }));
}

/** Gives a member another name in the circle; throws a `Refusal`. */
export async function nameMember({ key, secret }: Membership, name: string): Promise<void> {
	await json<unknown>('/api/circles/member', post({ key, secret, name }));
}

/** Takes a member's name, words and wavelengths out of the circle; scores stay. Throws a `Refusal`. */
export async function leaveCircle({ key, secret }: Membership): Promise<void> {
	await json<unknown>('/api/circles/leave', post({ key, secret }));
}

/** Removes every trace of a member, also at the tables where they played; throws a `Refusal`. */
export async function forgetMember({ key, secret }: Membership): Promise<void> {
	await json<unknown>('/api/circles/forget', post({ key, secret }));
}
