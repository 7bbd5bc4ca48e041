/** The room that is really visible: an open keyboard takes its part away. */
class Viewport {
	width = $state(window.innerWidth);
	height = $state(window.innerHeight);

	/** A desk, a tablet or a laptop: the same order with more room. */
	get wide(): boolean {
		return this.width >= 900 && this.height > 620;
	}

	watch(): void {
		const measure = () => {
			this.width = window.innerWidth;
			this.height = Math.round(window.visualViewport?.height ?? window.innerHeight);
			document.documentElement.style.setProperty('--app-height', `${this.height}px`);
			// iOS scrolls the page to show a field; the column already fits, so it goes back.
			window.scrollTo(0, 0);
		};
		window.addEventListener('resize', measure);
		window.visualViewport?.addEventListener('resize', measure);
		measure();
	}
}

export const viewport = new Viewport();
