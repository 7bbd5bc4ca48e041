/** What this browser remembers. Private windows may refuse; then it is forgotten with the page. */
const forgetful = new Map<string, string>();

export function recall(key: string): string | null {
	try {
		return localStorage.getItem(`inklings.${key}`);
	} catch {
		return forgetful.get(key) ?? null;
	}
}

export function remember(key: string, value: string): void {
	try {
		localStorage.setItem(`inklings.${key}`, value);
	} catch {
		forgetful.set(key, value);
	}
}

/** Hears what another window of this browser remembers from now on. */
export function overhear(key: string, hear: (value: string) => void): void {
	window.addEventListener('storage', (event) => {
		if (event.key === `inklings.${key}` && event.newValue) hear(event.newValue);
	});
}
