import type { Attachment } from 'svelte/attachments';

const HELD_AFTER = 380;
const SLACK = 10;
const SWIPED = 40;

/** Press and hold: `begin` when it lasts, `end` at the release; the tap that would follow is swallowed. */
export function held(begin: () => void, end: () => void): Attachment<HTMLElement> {
	return (node) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from = { x: 0, y: 0 };
		let holding = false;

		const swallow = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
		};
		const release = () => {
			clearTimeout(timer);
			window.removeEventListener('pointerup', release, true);
			window.removeEventListener('pointercancel', release, true);
			if (!holding) return;
			holding = false;
			end();
			window.addEventListener('click', swallow, { capture: true, once: true });
			setTimeout(() => window.removeEventListener('click', swallow, true), 50);
		};
		const press = (event: PointerEvent) => {
			if (event.button !== 0) return;
			from = { x: event.clientX, y: event.clientY };
			timer = setTimeout(() => {
				holding = true;
				begin();
			}, HELD_AFTER);
			window.addEventListener('pointerup', release, true);
			window.addEventListener('pointercancel', release, true);
		};
		const move = (event: PointerEvent) => {
			if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) clearTimeout(timer);
		};
		const noMenu = (event: Event) => event.preventDefault();

		node.addEventListener('pointerdown', press);
		node.addEventListener('pointermove', move);
		node.addEventListener('contextmenu', noMenu);
		return () => {
			clearTimeout(timer);
			node.removeEventListener('pointerdown', press);
			node.removeEventListener('pointermove', move);
			node.removeEventListener('contextmenu', noMenu);
		};
	};
}

/** A sideways swipe: the next one, or the one before. */
export function swiped(step: (by: 1 | -1) => void): Attachment<HTMLElement> {
	return (node) => {
		let from: number | null = null;
		const down = (event: PointerEvent) => (from = event.clientX);
		const up = (event: PointerEvent) => {
			const by = from === null ? 0 : event.clientX - from;
			from = null;
			if (Math.abs(by) > SWIPED) step(by < 0 ? 1 : -1);
		};
		node.style.touchAction = 'pan-y';
		node.addEventListener('pointerdown', down);
		node.addEventListener('pointerup', up);
		return () => {
			node.removeEventListener('pointerdown', down);
			node.removeEventListener('pointerup', up);
		};
	};
}
