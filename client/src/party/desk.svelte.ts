import { SvelteMap } from 'svelte/reactivity';
import type { Answer, Ask } from '$client/wire/command-queue';
import { Connection } from '$client/wire/connection.svelte';
import type { LeaderRoom, LeaderTable, RoomOrder } from '$client/wire/http-types';
import type { RoomLine } from '$client/wire/rooms';
import { Asking } from './asking.svelte';

/** How a table is doing, as its leader acts on it. */
export type TableState = 'lobby' | 'playing' | 'paused' | 'over' | 'unknown';

/** The leader's room: who is there, and a line to each table of this round. */
export class Desk {
	readonly asking: Asking<LeaderRoom>;
	/** By the code of the table. */
	readonly lines = new SvelteMap<string, Connection>();
	/** Something is on its way. */
	busy = $state(false);

	constructor(readonly room: RoomLine) {
		this.asking = new Asking(room.lead);
	}

	get now(): LeaderRoom | null {
		return this.asking.now;
	}

	/** The tables of this round, once they stand. */
	get tables(): LeaderTable[] {
		const round = this.now?.rounds.at(-1);
		return round?.is_open ? round.tables : [];
	}

	/** Opens lines to the tables of this round, and closes those to other tables. */
	follow(): void {
		const tables = this.tables;
		for (const [code, line] of this.lines) {
			if (tables.some((table) => table.code === code)) continue;
			line.close();
			this.lines.delete(code);
		}
		for (const { code, ticket } of tables) {
			if (!this.lines.has(code)) this.lines.set(code, new Connection(code, ticket));
		}
	}

	close(): void {
		this.asking.close();
		for (const line of this.lines.values()) line.close();
		this.lines.clear();
	}

	state(code: string): TableState {
		const scene = this.lines.get(code)?.scene;
		if (!scene) return 'unknown';
		return scene.table.stage === 'playing' && scene.hold ? 'paused' : scene.table.stage;
	}

	/** How many tables are doing so. */
	count(...states: TableState[]): number {
		return this.tables.filter(({ code }) => states.includes(this.state(code))).length;
	}

	/** Those who can be seated: they are in, and their page is open. */
	get seatable(): string[] {
		return (this.now?.people ?? []).filter(({ is_in, here }) => is_in && here).map(({ id }) => id);
	}

	get waiting(): string[] {
		return (this.now?.people ?? []).filter(({ is_in }) => !is_in).map(({ id }) => id);
	}

	/** Whether someone has no seat in this round, though there is one. */
	isLate(person: string): boolean {
		return this.tables.length > 0 && !this.tables.some(({ people }) => people.includes(person));
	}

	arrange = (order: RoomOrder): Promise<LeaderRoom> => this.#change(this.room.arrange(order));
	letIn = (people: string[] | null = null): Promise<LeaderRoom> => this.#change(this.room.letIn(people));
	sendAway = (person: string): Promise<LeaderRoom> => this.#change(this.room.sendAway(person));
	forgive = (): Promise<LeaderRoom> => this.#change(this.room.forgive());

	/** Ends the games that go on, and seats everyone who is here at new tables. */
	async nextRound(): Promise<void> {
		await this.askAll({ type: 'end_game' }, 'playing', 'paused');
		await this.#change(this.room.nextRound(this.seatable, this.now?.rounds.length ?? 0));
	}

	/** Puts someone who has come late at a table; what the table answers if it gives them no seat. */
	async seatLate(person: string, code: string): Promise<Answer | null> {
		const line = this.lines.get(code);
		if (!line) return null;
		const invitation = await this.room.seatLate(person, code);
		const answer = await line.ask({ type: 'invite', ...invitation });
		// They may sit there already, if this was tried before and only half of it went well.
		const sits = answer.type === 'done' || (answer.type === 'refused' && answer.why === 'already_seated');
		if (sits) await this.room.seatLate(person, code, true);
		void this.asking.ask();
		return sits ? null : answer;
	}

	/** Asks this of every table that is doing so; the answers of those that did not do it. */
	async askAll(ask: Ask, ...states: TableState[]): Promise<Answer[]> {
		const lines = this.tables.flatMap(({ code }) => {
			const line = this.lines.get(code);
			return line && states.includes(this.state(code)) ? [line] : [];
		});
		const answers = await Promise.all(lines.map((line) => line.ask(ask)));
		return answers.filter(({ type }) => type !== 'done');
	}

	async #change(changed: Promise<LeaderRoom>): Promise<LeaderRoom> {
		this.busy = true;
		try {
			return await this.asking.take(changed);
		} finally {
			this.busy = false;
		}
	}
}
