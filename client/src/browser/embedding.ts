import { routeOf } from './routes';

const UNDER = '/embed';

/** Whether a page of another site shows this one in a frame: docs/embedding.md. */
export const isEmbedded = location.pathname.startsWith(`${UNDER}/`);

/** Where a path of the house leads in the frame; null: it needs a window of its own. */
export function inFrame(path: string): string | null {
	if (path === '/') return `${location.pathname}#left`;
	return routeOf(path, '').page === 'table' ? UNDER + path : null;
}

/** Other pages of the house may not be shown in the frame: links to them open windows. */
export function openLinksInWindows(): void {
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a') : null;
		if (link?.getAttribute('href')?.startsWith('/'))
			Object.assign(link, { target: '_blank', rel: 'noopener' });
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
	parent.postMessage({ inklings: 1, ...news }, '*');
}
