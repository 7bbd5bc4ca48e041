import { Refusal } from '$client/wire/house';
import type { Complaint, HouseNow, Reports } from '$client/wire/http-types';

const KEY = 'inklings.token';
const EVERY = 4_000;

/** What one operator sees and does. The token is forgotten with the tab, and only ever sent in a header. */
export class Desk {
	house = $state.raw<HouseNow | null>(null);
	/** The look before that: rates are reckoned between the two. */
	before = $state.raw<HouseNow | null>(null);
	reports = $state.raw<[number, Complaint][]>([]);
	/** Why the last look was not answered, as a code. */
	problem = $state<string | null>(null);
	#token = sessionStorage.getItem(KEY);
	#next: ReturnType<typeof setTimeout> | undefined;
	#newestRead = 0;

	signIn = async (token: string): Promise<void> => {
		this.#token = token.trim();
		sessionStorage.setItem(KEY, this.#token);
		await this.look();
	};

	signOut = (): void => {
		this.close();
		sessionStorage.removeItem(KEY);
		this.#token = this.house = this.before = this.problem = null;
		this.reports = [];
		this.#newestRead = 0;
	};

	close = (): void => clearTimeout(this.#next);

	/** Asks how things stand, and again after a while. */
	look = async (): Promise<void> => {
		this.close();
		if (this.#token === null) return;
		try {
			if (!document.hidden) await this.#look();
		} catch (error) {
			this.#failed(error);
		}
		if (this.#token !== null) this.#next = setTimeout(this.look, EVERY);
	};

	/** Has something done; answers why it was not, as a code. */
	act = async (method: string, path: string, body?: unknown): Promise<string | null> => {
		try {
			await this.#ask(method, path, body);
		} catch (error) {
			const why = whyNot(error);
			if (why === 'not_an_operator') this.#failed(error);
			return why;
		}
		await this.look();
		return null;
	};

	async #look(): Promise<void> {
		const house = await this.#ask<HouseNow>('GET', 'now');
		this.before = this.house;
		this.house = house;
		this.problem = null;
		// There is much to read in reports, so they are asked for only when there is a new one.
		if (house.newest_report === this.#newestRead) return;
		const { reports } = await this.#ask<Reports>('GET', 'reports');
		this.reports = Object.entries(reports)
			.map(([number, report]): [number, Complaint] => [Number(number), report])
			.sort(([one], [other]) => other - one);
		this.#newestRead = house.newest_report;
	}

	#failed(error: unknown): void {
		const why = whyNot(error);
		if (why === 'not_an_operator') this.signOut();
		this.problem = why;
	}

	async #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
		const response = await fetch(`/api/house/${path}`, {
			method,
			headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const answer = (await response.json().catch(() => null)) as (Answer & { error?: string }) | null;
		if (!response.ok) throw new Refusal(answer?.error ?? 'unavailable');
		return answer as Answer;
	}
}

const whyNot = (error: unknown): string => (error instanceof Refusal ? error.message : 'unavailable');
