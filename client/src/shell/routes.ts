export type Route =
	| { page: 'home' }
	| { page: 'screen_code' }
	| { page: 'pair'; letters: string }
	| { page: 'table'; code: string; key: string | null; watch: boolean }
	| { page: 'screen'; code: string };

/** Which page an address means. */
export function routeOf(path: string, hash: string): Route {
	const [first = '', second] = path.split('/').filter(Boolean);
	if (first === '') return { page: 'home' };
	if (first === 'tv')
		return second ? { page: 'pair', letters: second.toUpperCase() } : { page: 'screen_code' };
	const code = first.toUpperCase();
	if (second === 'tv') return { page: 'screen', code };
	const key = new URLSearchParams(hash.slice(1)).get('key');
	return { page: 'table', code, key, watch: second === 'watch' };
}
