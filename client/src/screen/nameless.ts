import type { Scene } from '$client/wire/types';
import { t } from '$client/words/words.svelte';

/** The same scene without the names that people have given themselves. */
export function nameless(scene: Scene): Scene {
	const seats = scene.table.seats.map((seat, number) =>
		seat.status === 'taken' && !seat.bot
			? { ...seat, name: t('player-number', { number: number + 1 }) }
			: seat,
	);
	return { ...scene, table: { ...scene.table, seats } };
}
