import { cubicOut } from 'svelte/easing';

/** So much of a beat is left then. */
const HURRIED = 0.4;

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** A duration in milliseconds, or none for people who asked for stillness. */
export function lasting(milliseconds: number): number {
	return still.matches ? 0 : milliseconds;
}

/** Beats follow faster on one another for people who asked for stillness. */
export function hurried<Lasting extends { lasts: number }>(beats: Lasting[]): Lasting[] {
	return still.matches ? beats.map((beat) => ({ ...beat, lasts: beat.lasts * HURRIED })) : beats;
}

/** What bears the same `view-transition-name` before and after the change moves to its new place. */
export function morph(change: () => void | Promise<void>): void {
	if (still.matches || !('startViewTransition' in document)) {
		void change();
		return;
	}
	// A quicker hand interrupts the movement, never the change.
	document.startViewTransition(change).ready.catch(() => undefined);
}

/** A card laid down from your hand. */
export function laidDown(_node: Element) {
	return {
		duration: lasting(320),
		easing: cubicOut,
		css: (at: number, left: number) =>
			`transform: translateY(${left * 90}px) scale(${1 + left * 0.3}) rotate(${left * 5}deg); opacity: ${at}`,
	};
}

/** A card dealt from above, after those before it. */
export function dealt(
	_node: Element,
	{ order = 0, still = false }: { order?: number; still?: boolean } = {},
) {
	return {
		delay: still ? 0 : lasting(order * 60),
		duration: still ? 0 : lasting(320),
		easing: cubicOut,
		css: (at: number, left: number) =>
			`transform: translateY(${-left * 60}px) rotate(${left * -4}deg); opacity: ${at}`,
	};
}

/** A card turned face up. */
export function turned(
	_node: Element,
	{ order = 0, still = false }: { order?: number; still?: boolean } = {},
) {
	return {
		delay: still ? 0 : lasting(order * 90),
		duration: still ? 0 : lasting(420),
		easing: cubicOut,
		css: (at: number, left: number) =>
			`transform: perspective(800px) rotateY(${left * -90}deg); opacity: ${Math.min(1, at * 3)}`,
	};
}

/** A seal pressed on. */
export function stamped(_node: Element, { delay = 0 }: { delay?: number } = {}) {
	return {
		delay: lasting(delay),
		duration: lasting(240),
		easing: cubicOut,
		css: (at: number, left: number) =>
			`transform: scale(${1 + left * 0.9}) rotate(${left * -14}deg); opacity: ${at}`,
	};
}
