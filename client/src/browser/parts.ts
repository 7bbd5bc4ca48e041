import { reloadHelped, reloadOnce } from './reload';

/**
 * Fetches a part of the page that comes in a file of its own. After an update of the house that file may be gone: then
 * the page is loaded again, once, and only if that did not help the promise fails.
 */
export async function fetchPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
	try {
		const part = await load();
		reloadHelped(`part.${name}`);
		return part;
	} catch (error) {
		// While the page is on its way out there is nothing to tell.
		if (reloadOnce(`part.${name}`)) return new Promise(() => undefined);
		throw error;
	}
}
