/** The letters that browsers show to those who have not asked for others, in pixels. */
const USUAL = 16;

/** The least room for which every screen is laid out: a phone upright, and the height of one on its side. */
const LEAST_WIDTH = 360;
const LEAST_HEIGHT = 390;
/** Panels beside something else have a little less. */
const PANEL_WIDTH = 320;
const PANEL_HEIGHT = 340;
/** From here on a screen counts as wide, and not as a phone with an open keyboard. */
const FLAT_WIDTH = 560;
const CLOSER = 1.01;

/** How much smaller everything is shown in such a panel. */
function shrunk(width: number, height: number): number {
	if (width >= PANEL_WIDTH && width < LEAST_WIDTH) return width / LEAST_WIDTH;
	if (width >= FLAT_WIDTH && height >= PANEL_HEIGHT && height < LEAST_HEIGHT) return height / LEAST_HEIGHT;
	return 1;
}

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
			const { innerWidth, innerHeight, visualViewport } = window;
			// People who zoom in with two fingers want the same page, only larger.
			if (visualViewport && visualViewport.scale > CLOSER) return;
			const height = visualViewport?.height ?? innerHeight;
			const asked = parseFloat(getComputedStyle(root).fontSize) / USUAL;
			const letters = asked === 1 ? shrunk(innerWidth, height) : asked;
			this.width = innerWidth / letters;
			this.height = Math.round(height / letters);
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
