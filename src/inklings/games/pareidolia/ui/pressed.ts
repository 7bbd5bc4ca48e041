import type { Attachment } from 'svelte/attachments';

/**
 * A button of the easel works when the finger comes down. The click that would follow may come after the next
 * touch of the sky, which would then still be made with the tool from before; only keys are left to it.
 */
export function pressed(press: () => void): Attachment<HTMLButtonElement> {
	return (node) => {
		const down = (event: PointerEvent) => event.button === 0 && !node.disabled && press();
		const click = (event: MouseEvent) => event.detail === 0 && press();
		node.addEventListener('pointerdown', down);
		node.addEventListener('click', click);
		return () => {
			node.removeEventListener('pointerdown', down);
			node.removeEventListener('click', click);
		};
	};
}
