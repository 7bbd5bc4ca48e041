interface Keys {
	/** 1 to 9: the nth picture in reading order, or what the picture in focus is given. */
	choose?: (number: number, focused: string | undefined) => void;
	/** Enter: the wax button. */
	confirm?: () => void;
	/** Space: look closely at the picture in focus, or at the one that is up. */
	enlarge?: (focused: string | undefined) => void;
	/** Esc: put back what is held. */
	drop?: () => void;
	/** Arrows: the next picture, or the one before. */
	step?: (by: 1 | -1) => void;
	/** Keys that only this game knows, by their names in small letters; `large`: with Shift. */
	also?: Partial<Record<string, (large: boolean) => void>>;
}

/** The keys of every picture game. A field keeps all of its own, a choice its arrows. */
export function onKeys(keys: Keys): (event: KeyboardEvent) => void {
	return (event) => {
		const target = event.target as HTMLElement;
		// A dialog that has just closed itself by this key has dealt with it.
		if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
		if (event.ctrlKey || event.metaKey || event.altKey || keepsKey(target, event.key)) return;
		const also = keys.also?.[event.key.toLowerCase()];
		const act = also ? () => also(event.shiftKey) : action(event.key, keys, target);
		if (!act) return;
		event.preventDefault();
		act();
	};
}

function keepsKey(target: HTMLElement, key: string): boolean {
	if (target.matches('input[type="radio"]')) return key.startsWith('Arrow') || key === ' ';
	return target.matches('input, textarea, select') && key !== 'Escape';
}

function action(key: string, keys: Keys, target: HTMLElement): (() => void) | undefined {
	const picture = target.dataset['picture'];
	const onOther = picture === undefined && target.matches('button, a');
	if (/^[1-9]$/.test(key)) return () => keys.choose?.(Number(key), picture);
	// On a picture that is not chosen yet, Enter chooses it, as on any button.
	if (key === 'Enter') return onOther || target.ariaPressed === 'false' ? undefined : keys.confirm;
	if (key === ' ') return onOther ? undefined : () => keys.enlarge?.(picture);
	if (key === 'Escape') return keys.drop;
	if (key === 'ArrowRight' || key === 'ArrowDown') return keys.step && (() => keys.step?.(1));
	if (key === 'ArrowLeft' || key === 'ArrowUp') return keys.step && (() => keys.step?.(-1));
	return undefined;
}
