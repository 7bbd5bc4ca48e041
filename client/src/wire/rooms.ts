import { token } from '$client/browser/token';
import { json, post } from './house';
import type { LateInvitation, LeaderRoom, RoomAlbums, RoomOrder, RoomSeen } from './http-types';

/** A leader's room over HTTP, for someone with this secret. All of it throws a `Refusal`. */
export class RoomLine {
	constructor(
		readonly code: string,
		private readonly secret: string,
	) {}

	/** How things stand; to ask shows that they are here. */
	look = (): Promise<RoomSeen> => this.#ask('here');

	/** Without a name the room makes one. */
	come = (avatar: number, name: string | null): Promise<RoomSeen> => this.#ask('come', { avatar, name });

	go = (): Promise<unknown> => this.#ask('go');

	// --- for the leader -----------------------------------------------------------------------------

	lead = (): Promise<LeaderRoom> => this.#ask('lead');

	arrange = (order: RoomOrder): Promise<LeaderRoom> => this.#ask('order', { order });

	/** All who wait, if nobody is named. */
	letIn = (people: string[] | null = null): Promise<LeaderRoom> => this.#ask('let-in', { people });

	sendAway = (person: string): Promise<LeaderRoom> => this.#ask('send-away', { person });

	forgive = (): Promise<LeaderRoom> => this.#ask('forgive');

	/** Seats these people at new tables. `after` is how many rounds there were. */
	nextRound = (people: string[], after: number): Promise<LeaderRoom> => this.#ask('round', { people, after });

	/** Whom to invite at a table, for someone who has come late; once they sit there, they are sent to it. */
	seatLate = (person: string, code: string, sits = false): Promise<LateInvitation> =>
		this.#ask('seat', { person, code, sits });

	albums = (): Promise<RoomAlbums> => this.#ask('albums');

	/** Deletes everything. Asked again, it goes on where it stopped. */
	end = (): Promise<unknown> => this.#ask('end');

	#ask<Answer>(what: string, more: object = {}): Promise<Answer> {
		return json<Answer>(`/api/party/${this.code}/${what}`, post({ secret: this.secret, ...more }));
	}
}

/** Opens a room, which whoever has this secret leads; throws a `Refusal`. */
export function openRoom(secret: string, order: RoomOrder): Promise<LeaderRoom> {
	return json<LeaderRoom>('/api/party', post({ secret, order }));
}

/** Whether there is a room with this code, as far as can be told now. */
export async function isRoom(code: string): Promise<boolean> {
	try {
		await new RoomLine(code, token(32)).look();
		return true;
	} catch {
		return false;
	}
}
