import type { Attachment } from 'svelte/attachments';

const SLACK = 8;

/** Something to be dragged to a blot: a likeness follows the finger, and `drop` hears where it was let go. */
export function dragged(drop: (place: number | null) => void): Attachment<HTMLElement> {
	return (node) => {
		let from: { x: number; y: number } | null = null;
		let ghost: HTMLElement | null = null;

		const over = (event: PointerEvent) => {
			const under = document.elementFromPoint(event.clientX, event.clientY);
			return under?.closest('li')?.querySelector<HTMLElement>('[data-place]') ?? null;
		};
		const lift = () => {
			const box = node.getBoundingClientRect();
			ghost = node.cloneNode(true) as HTMLElement;
			ghost.setAttribute('aria-hidden', 'true');
			Object.assign(ghost.style, {
				position: 'fixed',
				zIndex: '9',
				left: `${box.left}px`,
				top: `${box.top}px`,
				width: `${box.width}px`,
				height: `${box.height}px`,
				pointerEvents: 'none',
			});
			node.after(ghost);
		};
		const end = () => {
			from = null;
			ghost?.remove();
			ghost = null;
			window.removeEventListener('pointermove', move);
			window.removeEventListener('pointerup', up);
			window.removeEventListener('pointercancel', end);
		};
		const move = (event: PointerEvent) => {
			if (!from) return;
			const by = { x: event.clientX - from.x, y: event.clientY - from.y };
			if (!ghost && Math.hypot(by.x, by.y) > SLACK) lift();
			if (ghost) ghost.style.translate = `${by.x}px ${by.y}px`;
		};
		const up = (event: PointerEvent) => {
			const moved = ghost !== null;
			const target = moved ? over(event) : null;
			end();
			if (!moved) return;
			// What was dragged was not tapped.
			window.addEventListener('click', swallow, { capture: true, once: true });
			setTimeout(() => window.removeEventListener('click', swallow, true), 50);
			drop(target ? Number(target.dataset['place']) : null);
		};
		const swallow = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
		};
		const down = (event: PointerEvent) => {
			if (event.button !== 0) return;
			from = { x: event.clientX, y: event.clientY };
			window.addEventListener('pointermove', move);
			window.addEventListener('pointerup', up);
			window.addEventListener('pointercancel', end);
		};

		node.addEventListener('pointerdown', down);
		return () => {
			end();
			node.removeEventListener('pointerdown', down);
		};
	};
}
