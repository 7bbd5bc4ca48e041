const AGAIN_AFTER = 1500;

/** A picture that did not come, perhaps because the line was down, is asked for again. */
export function retrying(picture: HTMLImageElement): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const failed = () => {
		timer = setTimeout(() => picture.setAttribute('src', picture.getAttribute('src') ?? ''), AGAIN_AFTER);
	};
	picture.addEventListener('error', failed);
	return () => {
		clearTimeout(timer);
		picture.removeEventListener('error', failed);
	};
}
