import type { TableView } from '$client/wire/types';

/** The seats of each role, in the order in which roles first come. */
export function rolesOf({ roles }: Pick<TableView, 'roles'>): { role: string; seats: number[] }[] {
	return [...new Set(roles)].map((role) => ({
		role,
		seats: roles.flatMap((one, seat) => (one === role ? [seat] : [])),
	}));
}
