export type Route =
	| { page: 'home' }
	| { page: 'screen_code' }
	| { page: 'table'; code: string; key: string | null }
	| { page: 'screen'; code: string };

/** Which page an address means. */
export function routeOf(path: string, hash: string): Route {
	const [first = '', second] = path.split('/').filter(Boolean);
	if (first === '') return { page: 'home' };
	if (first === 'tv') return { page: 'screen_code' };
	const code = first.toUpperCase();
	if (second === 'tv') return { page: 'screen', code };
	return { page: 'table', code, key: new URLSearchParams(hash.slice(1)).get('key') };
}
