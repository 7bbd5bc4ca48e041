import { asked } from './embedding';
import { recall, remember } from './memory';

type Theme = 'paper' | 'night';

const GROUND: Record<Theme, string> = { paper: '#C7D3D1', night: '#14222C' };
const THEMES: Theme[] = ['paper', 'night'];
const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** Paper or night: the system's choice until this browser's person makes their own. */
class ThemeChoice {
	#chosen = $state(
		(recall('theme') ?? THEMES.find((theme) => theme === asked('theme')) ?? null) as Theme | null,
	);
	#system = $state<Theme>(dark.matches ? 'night' : 'paper');

	constructor() {
		dark.addEventListener('change', () => {
			this.#system = dark.matches ? 'night' : 'paper';
			this.show();
		});
	}

	get now(): Theme {
		return this.#chosen ?? this.#system;
	}

	toggle = (): void => {
		this.#chosen = this.now === 'paper' ? 'night' : 'paper';
		remember('theme', this.#chosen);
		this.show();
	};

	show(): void {
		document.documentElement.dataset['theme'] = this.now;
		document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[this.now]);
	}
}

export const theme = new ThemeChoice();
