import { recall, remember } from './memory';

const ROOMS = 'rooms';
const MOST = 10;

/** The rooms that this browser leads, the newest first. */
export function keptRooms(): string[] {
	return (recall(ROOMS) ?? '').split(' ').filter(Boolean);
}

/** Keeps a room, as the newest. */
export function keepRoom(code: string): void {
	remember(ROOMS, [code, ...keptRooms().filter((other) => other !== code)].slice(0, MOST).join(' '));
}

/** The room is deleted. */
export function dropRoom(code: string): void {
	remember(
		ROOMS,
		keptRooms()
			.filter((other) => other !== code)
			.join(' '),
	);
}
