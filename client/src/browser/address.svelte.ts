import { inFrame, isEmbedded, openOutside } from './embedding';
import { routeOf } from './routes';

class Address {
	route = $state.raw(routeOf(location.pathname, location.hash));

	constructor() {
		window.addEventListener('popstate', () => this.#read());
		window.addEventListener('hashchange', () => this.#read());
	}

	/** In a frame, other pages than tables open in a window of their own. */
	go(path: string): void {
		const here = isEmbedded ? inFrame(path) : path;
		if (here === null) return openOutside(path);
		history.pushState(null, '', here);
		this.#read();
	}

	/** Goes somewhere, and leaves no way back here. */
	replace(path: string): void {
		history.replaceState(null, '', path);
		this.#read();
	}

	/** A one-time key must not stay in the address, where it would be shared. */
	dropHash(): void {
		history.replaceState(null, '', location.pathname);
	}

	#read(): void {
		this.route = routeOf(location.pathname, location.hash);
	}
}

export const address = new Address();
