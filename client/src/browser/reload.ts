const key = (why: string) => `inklings.reloaded.${why}`;

/** Loads the page again, once for each reason. False: that has been tried, or it could not be remembered. */
export function reloadOnce(why: string): boolean {
	try {
		if (sessionStorage.getItem(key(why)) !== null) return false;
		sessionStorage.setItem(key(why), 'yes');
	} catch {
		// Without a memory the page might load itself again for ever.
		return false;
	}
	location.reload();
	return true;
}

/** It has helped: should the same happen again, the page may be loaded again. */
export function reloadHelped(why: string): void {
	try {
		sessionStorage.removeItem(key(why));
	} catch {
		// Nothing was remembered either.
	}
}

/** The script that this page began with: its name changes with every new version of the client. */
export function build(): string {
	return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}
