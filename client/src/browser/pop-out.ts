import { person } from './person.svelte';

const HINT = '#from-frame';
const QUESTION = 'inklings: who am I?';
const ANSWER_WITHIN = 2_000;

interface Who {
	ticket: string;
	name: string;
	avatar: number | null;
}

/** Opens a table in a window of its own, where this person has the same seat. False if the browser does not allow it. */
export function popOut(code: string): boolean {
	const { lang, dataset } = document.documentElement;
	return window.open(`/${code}${HINT}&language=${lang}&theme=${dataset['theme']}`) !== null;
}

/**
 * Tells windows that this frame has opened who the person is: what a browser remembers in a frame on another
 * site, it does not remember anywhere else.
 */
export function answerWindows(code: string): () => void {
	const answer = ({ data, origin, source }: MessageEvent) => {
		if (data !== QUESTION || origin !== location.origin) return;
		const who: Who = { ticket: person.ticket(code), name: person.name, avatar: person.avatar };
		source?.postMessage(who, { targetOrigin: origin });
	};
	window.addEventListener('message', answer);
	return () => window.removeEventListener('message', answer);
}

/** In such a window: become who the person is in the frame. Without an answer they are a newcomer. */
export async function comeFromFrame(): Promise<void> {
	const opener = window.opener as Window | null;
	if (!location.hash.startsWith(HINT)) return;
	history.replaceState(null, '', location.pathname);
	if (opener === null) return;
	const who = await new Promise<Who | null>((settle) => {
		window.addEventListener('message', ({ data, origin, source }) => {
			if (origin === location.origin && source === opener) settle(data as Who);
		});
		setTimeout(() => settle(null), ANSWER_WITHIN);
		opener.postMessage(QUESTION, location.origin);
	});
	if (who === null) return;
	person.keepTicket(location.pathname.slice(1).toUpperCase(), who.ticket);
	if (who.avatar !== null) person.introduce(who.name, who.avatar);
}
