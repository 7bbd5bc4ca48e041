import { asked } from './embedding';
import { token } from './token';
import { recall, remember } from './memory';

/** As long as a house keeps tables to which nobody comes. */
const OLD_TICKET_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The person who holds this browser: a ticket for each table, which only it knows, and how they were last called. */
class Person {
	name = $state(recall('name') ?? asked('name') ?? '');
	avatar = $state(Person.#avatar());

	introduce(name: string, avatar: number): void {
		this.name = name;
		this.avatar = avatar;
		remember('name', name);
		remember('avatar', String(avatar));
	}

	/** What shows that a seat at this table is theirs. One that is overheard opens no other table. */
	ticket(code: string): string {
		const known = recall(`ticket.${code}`);
		if (known !== null) return known;
		const ticket = Person.#oldTicket() ?? token(32);
		this.keepTicket(code, ticket);
		return ticket;
	}

	hasTicket(code: string): boolean {
		return recall(`ticket.${code}`) !== null;
	}

	keepTicket(code: string, ticket: string): void {
		remember(`ticket.${code}`, ticket);
	}

	/** Earlier releases had one for all tables: for a while a table that is new to us may know it. */
	static #oldTicket(): string | null {
		const old = recall('secret');
		if (old === null) return null;
		const until = Number(recall('secret-until') ?? Date.now() + OLD_TICKET_DAYS * DAY);
		remember('secret-until', String(until));
		return Date.now() < until ? old : null;
	}

	/** Null until they have chosen one. */
	static #avatar(): number | null {
		const avatar = recall('avatar');
		return avatar === null ? null : Number(avatar);
	}
}

export const person = new Person();
