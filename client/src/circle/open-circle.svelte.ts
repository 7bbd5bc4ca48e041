import { circles, type KeptCircle } from '$client/browser/circles.svelte';
import { circlePage, forgetMember, leaveCircle, nameCircle, nameMember } from '$client/wire/circles';
import { Refusal } from '$client/wire/house';
import type { Evening, Page } from '$client/wire/http-types';

const newest = (page: Page | null): string => JSON.stringify([page?.total, page?.evenings[0]]);

/** A circle that this browser keeps, with as much of its history as was asked for. */
export class OpenCircle {
	page = $state.raw<Page | null>(null);
	/** Which of the members this browser's person is. */
	you = $state('');
	evenings = $state.raw<Evening[]>([]);
	/** Why there is no page, as a code. */
	trouble = $state<string | null>(null);

	constructor(readonly kept: KeptCircle) {}

	get name(): string {
		return this.page?.name || this.kept.name;
	}

	/** Fetches the page with the newest evenings. */
	async load(): Promise<void> {
		this.trouble = null;
		try {
			const { you, page } = await circlePage(this.kept);
			this.you = you;
			this.page = page;
			this.evenings = page.evenings;
			circles.keep({ ...this.kept, name: this.name, id: page.circle });
		} catch (error) {
			this.trouble = error instanceof Refusal ? error.message : 'unavailable';
		}
	}

	/** Fetches the page again, in case a game has been recorded since. */
	async lookAgain(): Promise<void> {
		const before = this.page;
		const found = await circlePage(this.kept).catch(() => null);
		if (!found || this.page !== before || newest(found.page) === newest(before)) return;
		this.page = found.page;
		this.evenings = found.page.evenings;
	}

	/** Fetches evenings before those that are shown; throws a `Refusal`. */
	async older(): Promise<void> {
		if (this.page?.older == null) return;
		const { page } = await circlePage(this.kept, this.page.older);
		this.evenings = [...this.evenings, ...page.evenings];
		this.page = { ...this.page, older: page.older };
	}

	/** Gives the circle a name, which also founds it; throws a `Refusal`. */
	async rename(name: string): Promise<void> {
		await nameCircle(this.kept.key, name);
		await this.load();
	}

	/** Gives this member another name; throws a `Refusal`. */
	async renameMe(name: string): Promise<void> {
		await nameMember(this.kept, name);
		await this.load();
	}

	/** Leaves, and this browser drops the circle; throws a `Refusal`. */
	async leave(): Promise<void> {
		await leaveCircle(this.kept);
		circles.drop(this.kept.key);
	}

	/** Has the member forgotten, and this browser drops the circle; throws a `Refusal`. */
	async forget(): Promise<void> {
		await forgetMember(this.kept);
		circles.drop(this.kept.key);
	}
}
