import { beforeEach, expect, test, vi } from 'vitest';
import { person } from './person.svelte';

beforeEach(() => localStorage.clear());

test('each table has a ticket of its own, and keeps it', () => {
	const ticket = person.ticket('BCDF');
	expect(ticket).toMatch(/^[\w-]{32}$/);
	expect(person.ticket('BCDF')).toBe(ticket);
	expect(person.ticket('BCDG')).not.toBe(ticket);
});

test('a new ticket takes the place of the old', () => {
	person.keepTicket('BCDF', 'another-ticket-for-this-table');
	expect(person.ticket('BCDF')).toBe('another-ticket-for-this-table');
});

test('the ticket of earlier releases is good for a month', () => {
	localStorage.setItem('inklings.secret', 'one-ticket-for-all-tables');
	expect(person.ticket('BCDF')).toBe('one-ticket-for-all-tables');
	vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
	expect(person.ticket('BCDF'), 'where it was used').toBe('one-ticket-for-all-tables');
	expect(person.ticket('BCDG')).not.toBe('one-ticket-for-all-tables');
	vi.useRealTimers();
});
