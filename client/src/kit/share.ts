import { toasts } from '$client/design/toasts.svelte';
import { t, words } from '$client/words/words.svelte';

interface Shared {
	text?: string;
	url?: string;
}

/** The device's own share sheet where there is one, the clipboard where there is none. */
export async function share(told: Shared): Promise<void> {
	// What a chat shows beside the link is in the language of the one who sends it.
	const shared =
		told.url && words.language === 'pl' ? { ...told, url: told.url.replace(/(?=#|$)/, '?pl') } : told;
	if ('share' in navigator) {
		try {
			await navigator.share(shared);
			return;
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return;
		}
	}
	await copy([shared.text, shared.url].filter(Boolean).join('\n'));
}

/** Whether the device's own share sheet takes pictures. */
export function sharesPictures(): boolean {
	const picture = new File([], 'inklings.png', { type: 'image/png' });
	return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** Gives a picture to the device's own share sheet. */
export async function sharePicture(picture: File): Promise<void> {
	try {
		await navigator.share({ files: [picture] });
	} catch (error) {
		if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(picture);
	}
}

/** Saves a file among what was downloaded. */
export function saveFile(file: File): void {
	const anchor = document.createElement('a');
	anchor.href = URL.createObjectURL(file);
	anchor.download = file.name;
	anchor.click();
	URL.revokeObjectURL(anchor.href);
}

/** Whether a picture can be put into the clipboard: not without a certificate. */
export function copiesPictures(): boolean {
	return window.isSecureContext && 'ClipboardItem' in window;
}

export async function copyPicture(picture: File): Promise<void> {
	try {
		await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
		toasts.say(t('copied'));
	} catch {
		saveFile(picture);
	}
}

export async function copy(text: string): Promise<void> {
	const copied = await toClipboard(text);
	toasts.say(copied ? t('copied') : t('copy-failed', { text }));
}

async function toClipboard(text: string): Promise<boolean> {
	// A house on the home network may have no certificate, and without one browsers hide the clipboard. So do sites
	// that show us in a frame, unless they allow it.
	if (window.isSecureContext) {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			// The old way needs no permission.
		}
	}
	const field = document.createElement('textarea');
	field.value = text;
	document.body.append(field);
	field.select();
	const copied = document.execCommand('copy');
	field.remove();
	return copied;
}
