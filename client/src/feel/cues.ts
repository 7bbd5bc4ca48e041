import { phaseOf } from '$client/wire/phase';
import type { Scene } from '$client/wire/types';

/** Something that can be heard at a table, whatever game lies on it. */
export type Cue =
	'turn' | 'seal' | 'reveal' | 'hurry' | 'tick' | 'join' | 'over' | 'flip' | 'truth' | 'points';

const HURRY = 10;
const TICKING = 5;
/** A clock shorter than this is a moment's grace, not time that runs out. */
const SHORT_CLOCK = 20;

/** The one thing worth hearing of a change: what asks something of you goes before what only happens. */
export function cueBetween(before: Scene, after: Scene): Cue | null {
	if (after.table.stage === 'over') return before.table.stage === 'playing' ? 'over' : null;
	if (after.table.stage === 'playing') {
		const turned = phaseOf(before) !== phaseOf(after);
		if (isAwaited(after) && (turned || !isAwaited(before))) return 'turn';
		if (turned) return 'reveal';
		if (hasSealed(before, after)) return 'seal';
	}
	return hasJoined(before, after) ? 'join' : null;
}

/** What a clock says between two looks at it. */
export function cueOfClock(clock: number, before: number | null, left: number | null): Cue | null {
	if (clock < SHORT_CLOCK || before === null || left === null || left >= before || left === 0) return null;
	if (left <= TICKING) return 'tick';
	return before > HURRY && left <= HURRY ? 'hurry' : null;
}

/** Whether it is for this viewer to do something. */
export function isAwaited(scene: Scene): boolean {
	return scene.table.stage === 'playing' && scene.you != null && scene.awaited.includes(scene.you);
}

/** I have done what I had to; on a shared screen, anybody has. */
function hasSealed(before: Scene, after: Scene): boolean {
	const done = before.awaited.filter((seat) => !after.awaited.includes(seat));
	return after.you == null ? done.length > 0 : done.includes(after.you);
}

/** Somebody sat down, and it was not me. */
function hasJoined(before: Scene, after: Scene): boolean {
	const mine = before.you == null && after.you != null ? 1 : 0;
	return seated(after) - mine > seated(before);
}

function seated({ table }: Scene): number {
	return table.seats.filter(({ status }) => status === 'taken').length;
}
