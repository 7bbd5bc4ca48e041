import { recall, remember } from '$client/browser/memory';

/** When a connection was opened: by this browser's clock, and later than all that it has opened before. */
export function openedNow(): number {
	const opened = Math.max(Date.now(), Number(recall('opened') ?? 0) + 1);
	remember('opened', String(opened));
	return opened;
}
