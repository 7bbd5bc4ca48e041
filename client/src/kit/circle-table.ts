import { circles } from '$client/browser/circles.svelte';
import { circlePage } from '$client/wire/circles';
import { house } from '$client/wire/house';
import type { Scene } from '$client/wire/types';
import { t, words } from '$client/words/words.svelte';
import { nameOf } from './people';

type Seated = Pick<Scene, 'table' | 'you'>;

/** The seats of people, who have agreed to the circle of the table or have not. Nobody asks bots. */
export function agreement({ table }: Seated): { agreed: number[]; missing: number[] } {
	const people = table.seats.flatMap(({ status, bot }, seat) => (status === 'taken' && !bot ? [seat] : []));
	const has = (seat: number) => table.circle?.agreed.includes(seat) ?? false;
	return { agreed: people.filter(has), missing: people.filter((seat) => !has(seat)) };
}

/** How it stands with the circle of a table, in a sentence; empty if nobody has chosen one. */
export function circleNews(scene: Seated): string {
	const chosen = scene.table.circle;
	if (chosen == null) return '';
	const circle = chosen.name;
	if (chosen.recorded) return t('circle-recorded', { circle });
	const { agreed, missing } = agreement(scene);
	const isMissing = scene.you != null && missing.includes(scene.you);
	const seats = isMissing || missing.length === 0 ? agreed : missing;
	const told = { circle, names: words.list(seats.map((seat) => nameOf(scene, seat))), count: seats.length };
	return t(seats === missing ? 'circle-waiting' : 'circle-wish', told);
}

/** Whether this house records games for circles; if nobody can tell, it does not. */
export function hasCircles(): Promise<boolean> {
	return house().then(
		(known) => known.circles,
		() => false,
	);
}

/** Asks for the ids of circles that were kept while the house could not tell them. */
export async function learnIds(): Promise<void> {
	for (const circle of circles.kept.filter(({ id }) => id === null)) {
		try {
			const { page } = await circlePage(circle);
			circles.keep({ ...circle, name: page.name || circle.name, id: page.circle });
		} catch {
			// It is asked again at the next table.
		}
	}
}
