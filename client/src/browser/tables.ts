import { recall, remember } from './memory';

const TABLES = 'tables';
const MOST = 30;

/** The tables at which this browser's person sat down, the newest first. */
export function keptTables(): string[] {
	return (recall(TABLES) ?? '').split(' ').filter(Boolean);
}

/** Keeps a table, as the newest. */
export function keepTable(code: string): void {
	remember(TABLES, [code, ...keptTables().filter((other) => other !== code)].slice(0, MOST).join(' '));
}

/** Keeps only those of the tables for which this holds. */
export function dropTables(stays: (code: string) => boolean): void {
	remember(TABLES, keptTables().filter(stays).join(' '));
}
