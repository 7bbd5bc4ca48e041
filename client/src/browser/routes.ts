export type Route =
	| { page: 'home' }
	| { page: 'privacy' }
	| { page: 'house' }
	| { page: 'meet'; game: string | null }
	| { page: 'new_screen' }
	| { page: 'album'; link: string }
	| { page: 'party'; room: string | null }
	| { page: 'deck'; name: string | null; table: string | null }
	| { page: 'circle'; key: string | null; id: string | null }
	| { page: 'replay'; link: string; screen: boolean; phone: boolean }
	| { page: 'left'; code: string }
	| { page: 'table'; code: string; key: string | null; tv: string | null; watch: boolean }
	| { page: 'screen'; code: string; stream: StreamPicture | null };

/** What a streamer shows of a table: live, without its code, and as they like it. */
export interface StreamPicture {
	key: string;
	names: boolean;
	/** Without paper, what lies behind it in the stream can be seen. */
	paper: boolean;
}

/** Which page an address means. */
export function routeOf(path: string, hash: string): Route {
	const [first = '', second, third] = path.split('/').filter(Boolean);
	if (first === '') return { page: 'home' };
	if (first === 'privacy') return { page: 'privacy' };
	if (first === 'house') return { page: 'house' };
	if (first === 'tv') return { page: 'new_screen' };
	if (first === 'party') return { page: 'party', room: second?.toUpperCase() ?? null };
	if (first === 'album' && second) return { page: 'album', link: second };
	const hints = new URLSearchParams(hash.slice(1));
	if (first === 'meet') return { page: 'meet', game: hints.get('game') };
	if (first === 'circle') return { page: 'circle', key: hints.get('key'), id: hints.get('id') };
	if (first === 'deck') return { page: 'deck', name: second ?? null, table: hints.get('table') };
	if (first === 'replay' && second) {
		return { page: 'replay', link: second, screen: third === 'tv', phone: hash === '#phone' };
	}
	if (first === 'embed' && second) {
		const code = second.toUpperCase();
		if (hints.has('left')) return { page: 'left', code };
		return { page: 'table', code, key: null, tv: null, watch: hints.has('watch') };
	}
	const code = first.toUpperCase();
	if (second === 'tv') return { page: 'screen', code, stream: pictureOf(hints) };
	return { page: 'table', code, key: hints.get('key'), tv: hints.get('tv'), watch: second === 'watch' };
}

function pictureOf(hints: URLSearchParams): StreamPicture | null {
	const key = hints.get('stream');
	if (key === null) return null;
	return { key, names: hints.get('names') !== 'no', paper: hints.get('paper') !== 'no' };
}

/** The address of such a picture, behind the one of the house. */
export function pathOfPicture(code: string, { key, names, paper }: StreamPicture): string {
	const hints = new URLSearchParams({ stream: key });
	if (!names) hints.set('names', 'no');
	if (!paper) hints.set('paper', 'no');
	return `/${code}/tv#${hints}`;
}
