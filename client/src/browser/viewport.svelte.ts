/** The letters that browsers show to those who have not asked for others, in pixels. */
const USUAL = 16;

/**
 * The room that is really visible, in our own pixels: an open keyboard takes its part away. For anyone who has asked their
 * browser for larger letters everything is larger, and there is less room.
 */
class Viewport {
	width = $state(window.innerWidth);
	height = $state(window.innerHeight);

	/** A desk, a tablet or a laptop: the same order with more room. */
	get wide(): boolean {
		return this.width >= 900 && this.height > 620;
	}

	watch(): void {
		const measure = () => {
			const { documentElement: root } = document;
			const letters = parseFloat(getComputedStyle(root).fontSize) / USUAL;
			this.width = window.innerWidth / letters;
			this.height = Math.round((window.visualViewport?.height ?? window.innerHeight) / letters);
			root.style.setProperty('--letters', `${letters}`);
			root.style.setProperty('--app-height', `${this.height}px`);
			// iOS scrolls the page to show a field; the column already fits, so it goes back.
			window.scrollTo(0, 0);
		};
		window.addEventListener('resize', measure);
		window.visualViewport?.addEventListener('resize', measure);
		measure();
	}
}

export const viewport = new Viewport();
