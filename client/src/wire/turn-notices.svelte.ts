import { isEmbedded } from '$client/browser/embedding';
import { recall, remember } from '$client/browser/memory';
import { person } from '$client/browser/person.svelte';
import { keptTables } from '$client/browser/tables';
import { words } from '$client/words/words.svelte';
import type { NoticesOffered } from './http-types';
import { json, post } from './house';

/** `install`: on an iPhone only an app on the home screen can be told. `none`: this browser or house cannot. */
export type Telling = 'asking' | 'none' | 'install' | 'blocked' | 'off' | 'on';

/** When this person wants to be told nothing, in minutes of the day. */
export interface Quiet {
	begins: number;
	ends: number;
}

const QUIET = 'quiet';
export const NIGHT: Quiet = { begins: 22 * 60, ends: 8 * 60 };

/** Whether this person's browser is told when it is their turn at a table. */
export class TurnNotices {
	telling = $state<Telling>('asking');
	quiet = $state<Quiet | null>(keptQuiet());
	#key = '';

	constructor(readonly code: string) {
		void this.#look();
	}

	/** Asks the person for permission, so it has to follow a tap. */
	async begin(): Promise<void> {
		const permission = await Notification.requestPermission();
		if (permission !== 'granted') {
			this.telling = permission === 'denied' ? 'blocked' : 'off';
			return;
		}
		await tell(this.code, this.#key, this.quiet);
		remember(`told.${this.code}`, 'on');
		this.telling = 'on';
	}

	async stop(): Promise<void> {
		await json(`/api/tables/${this.code}/notices/stop`, post({ secret: person.ticket(this.code) }));
		remember(`told.${this.code}`, '');
		this.telling = 'off';
	}

	/** Quiet hours are a person's own: they hold at all of their tables. */
	async setQuiet(quiet: Quiet | null): Promise<void> {
		this.quiet = quiet;
		remember(QUIET, JSON.stringify(quiet));
		const told = keptTables().filter(isTold);
		await Promise.allSettled(told.map((code) => tell(code, this.#key, quiet)));
	}

	async #look(): Promise<void> {
		this.telling = await this.#found();
		// Addresses at push services change, and so does the time of day: the house is told again.
		if (this.telling === 'on') await tell(this.code, this.#key, this.quiet).catch(() => undefined);
	}

	async #found(): Promise<Telling> {
		if (isEmbedded) return 'none'; // in a frame there is no worker
		if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
			return isIos() ? 'install' : 'none';
		}
		const offered = await json<NoticesOffered>(`/api/tables/${this.code}/notices`).catch(() => null);
		if (offered?.key == null) return 'none';
		this.#key = offered.key;
		if (Notification.permission === 'denied') return 'blocked';
		return isTold(this.code) && Notification.permission === 'granted' ? 'on' : 'off';
	}
}

const isTold = (code: string): boolean => recall(`told.${code}`) === 'on';

/** An iPad says that it is a Mac. */
const isIos = (): boolean =>
	/iPhone|iPad/.test(navigator.userAgent) ||
	(navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function keptQuiet(): Quiet | null {
	const kept = recall(QUIET);
	return kept === null ? NIGHT : (JSON.parse(kept) as Quiet | null);
}

/** Has the house tell this browser from now on. */
async function tell(code: string, key: string, quiet: Quiet | null): Promise<void> {
	const { endpoint, keys } = (await subscription(key)).toJSON();
	await json(
		`/api/tables/${code}/notices`,
		post({
			secret: person.ticket(code),
			endpoint,
			p256dh: keys?.['p256dh'],
			auth: keys?.['auth'],
			language: words.language,
			quiet: quiet && { ...quiet, offset: -new Date().getTimezoneOffset() },
		}),
	);
}

async function subscription(key: string): Promise<PushSubscription> {
	const { pushManager } = await navigator.serviceWorker.ready;
	const known = await pushManager.getSubscription();
	if (known && keyOf(known) === key) return known;
	await known?.unsubscribe();
	return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The key of the house for which a browser has subscribed. */
function keyOf({ options }: PushSubscription): string {
	const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');
}
