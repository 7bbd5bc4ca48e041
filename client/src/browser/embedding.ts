import { routeOf } from './routes';

const UNDER = '/embed';

/** Whether Discord shows this page as its activity: docs/discord.md. It says so in the address. */
export const inDiscord =
	parent !== window &&
	['frame_id', 'instance_id', 'platform'].every((name) => new URLSearchParams(location.search).has(name));

/** Whether a page of another site shows this one in a frame: docs/embedding.md. */
export const isEmbedded = inDiscord || location.pathname.startsWith(`${UNDER}/`);

/** Where a path of the house leads in the frame; null: it needs a window of its own. */
export function inFrame(path: string): string | null {
	if (path === '/') return '#left';
	// What Discord has written into the address is needed again when the page is loaded again.
	return routeOf(path, '').page === 'table' ? UNDER + path + location.search : null;
}

let open = (path: string): void => void window.open(path, '_blank', 'noopener');

/** Opens a page of the house that may not be shown in the frame. */
export const openOutside = (path: string): void => open(path);

/** A site that allows no windows has a way of its own to open pages. */
export function openThrough(way: typeof open): void {
	open = way;
}

/** Other pages of the house may not be shown in the frame: links to them open windows. */
export function openLinksInWindows(): void {
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		const path = link?.getAttribute('href');
		if (!path?.startsWith('/')) return;
		if (inDiscord) {
			event.preventDefault();
			openOutside(path);
		} else Object.assign(link!, { target: '_blank', rel: 'noopener' });
	});
}

/** What the site asks for in the address of the frame, until the person chooses: `#name=Ada&language=pl&theme=night`. */
export function asked(about: 'name' | 'language' | 'theme'): string | null {
	return new URLSearchParams(location.hash.slice(1)).get(about);
}

/** What the site around the frame is told. */
export type News =
	| { type: 'left'; code: string }
	| {
			type: 'table';
			code: string;
			game: string;
			stage: string;
			people: number;
			seated: boolean;
			your_turn: boolean;
	  };

/** Says nothing secret, so it does not matter which site hears it: it is one that the operator has named. */
export function tellSite(news: News): void {
	if (!inDiscord) parent.postMessage({ inklings: 1, ...news }, '*');
}
