/** Pictures in the file need not be as large as those that are sent. */
const QUALITY = 0.86;

/** The file of an album: the page as it stands here, with its pictures, letters and styles in it. */
export async function albumFile(
	page: HTMLElement,
	title: string,
	progress: (done: number, all: number) => void,
): Promise<File> {
	const copy = page.cloneNode(true) as HTMLElement;
	for (const control of copy.querySelectorAll('[data-control]')) control.remove();
	for (const button of copy.querySelectorAll('button')) button.disabled = true;
	const pictures = [...copy.querySelectorAll('img')];
	for (const [done, picture] of pictures.entries()) {
		progress(done, pictures.length);
		picture.src = await pictureAt(picture.src);
		picture.removeAttribute('loading');
	}
	const html = document.createElement('html');
	for (const { name, value } of document.documentElement.attributes) html.setAttribute(name, value);
	html.innerHTML = '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>';
	const head = html.querySelector('head')!;
	head.append(element('title', title), element('style', await styles()));
	html.append(element('body', ''));
	html.querySelector('body')!.append(copy);
	return new File([`<!doctype html>${html.outerHTML}`], 'inklings.html', { type: 'text/html' });
}

function element(name: string, text: string): HTMLElement {
	const made = document.createElement(name);
	made.textContent = text;
	return made;
}

async function pictureAt(address: string): Promise<string> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(answer.statusText);
	const bitmap = await createImageBitmap(await answer.blob());
	const canvas = document.createElement('canvas');
	canvas.width = bitmap.width;
	canvas.height = bitmap.height;
	canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
	bitmap.close();
	return canvas.toDataURL('image/jpeg', QUALITY);
}

/** All styles of this page, with the faces that are in use. */
async function styles(): Promise<string> {
	const faces = new Set(
		[...document.fonts].filter((face) => face.status === 'loaded').map(({ family }) => bare(family)),
	);
	const texts: string[] = [];
	for (const sheet of document.styleSheets) {
		for (const rule of sheet.cssRules) {
			if (!(rule instanceof CSSFontFaceRule)) texts.push(rule.cssText);
			else if (faces.has(bare(rule.style.getPropertyValue('font-family'))))
				texts.push(await withFont(rule.cssText, sheet.href ?? location.href));
		}
	}
	return texts.join('\n');
}

const bare = (family: string) => family.replace(/["']/g, '');

async function withFont(rule: string, sheet: string): Promise<string> {
	const [found, address] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
	if (!found) return rule;
	const data = await (await fetch(new URL(address!, sheet))).blob();
	return rule.replace(found, `url("${await dataUrl(data)}")`);
}

function dataUrl(data: Blob): Promise<string> {
	return new Promise((done, fail) => {
		const reader = new FileReader();
		reader.onload = () => done(reader.result as string);
		reader.onerror = () => fail(new Error(reader.error?.message));
		reader.readAsDataURL(data);
	});
}
