/** A deck's name as the rules want it: small letters of the English alphabet and digits, words joined by hyphens. */
export function deckName(typed: string): string {
	const plain = typed.replaceAll('ł', 'l').replaceAll('Ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
	return plain
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 40)
		.replace(/^-+|-+$/g, '');
}
