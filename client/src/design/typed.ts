/**
 * What people type, as the house takes it (kernel/text.py): lengths are counted in characters as people count
 * them, so a family emoji is one and so is an é. What fits here is never too long for the house.
 */

const MOST_MARKS = 5;
/** Code points of one character. */
const LARGEST = 16;
/** Code points that a text may have for each character of its limit. */
const CODE_POINTS = 3;

/** A browser without one counts code points: never less. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

export function graphemes(text: string): string[] {
	return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** The text in one line, without spaces around it, every letter and its accents in one, and no half characters. */
export function tidy(text: string): string {
	return text
		.replace(/\p{Surrogate}/gu, '')
		.normalize('NFC')
		.trim()
		.replace(/\s+/g, ' ');
}

/** Whether the house takes a text of at most so many characters. */
export function fits(text: string, most: number): boolean {
	const clean = tidy(text);
	const characters = graphemes(clean);
	return (
		[...clean].length <= CODE_POINTS * most &&
		characters.length <= most &&
		characters.every((character) => [...character].length <= LARGEST) &&
		!new RegExp(`[\\p{Mn}\\p{Me}]{${MOST_MARKS + 1}}`, 'u').test(clean)
	);
}

/** What is left of a text when the end of its head is cut off until it fits, with its tail as it is. */
export function cut(head: string, tail: string, most: number): string {
	// No text that fits has more code units or characters, however much somebody pastes.
	const rest = graphemes(head.slice(0, 2 * CODE_POINTS * most)).slice(0, most);
	while (rest.length > 0 && !fits(rest.join('') + tail, most)) rest.pop();
	return rest.join('');
}

/** Keeps a field within so many characters: what is typed or pasted beyond them is cut off where it was typed. */
export function upTo(most: number): (field: HTMLInputElement) => () => void {
	return (field) => {
		function keep(event: Event) {
			// An unfinished character of a keyboard for Chinese or Korean is left alone.
			if (event instanceof InputEvent && event.isComposing) return;
			if (fits(field.value, most)) return;
			const at = field.selectionStart ?? field.value.length;
			const tail = field.value.slice(at);
			const head = cut(field.value.slice(0, at), tail, most);
			field.value = head + tail;
			field.setSelectionRange(head.length, head.length);
			if (event.type === 'compositionend') field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		}
		// Ours comes first, so nobody else sees what is cut off.
		field.addEventListener('input', keep, { capture: true });
		field.addEventListener('compositionend', keep);
		return () => {
			field.removeEventListener('input', keep, { capture: true });
			field.removeEventListener('compositionend', keep);
		};
	};
}
