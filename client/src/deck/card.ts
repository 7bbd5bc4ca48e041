import type { Treatment } from '$client/wire/own-decks';
import { print, PRINTS } from './treatments';

const WIDTH = 640;
const HEIGHT = 960;
/** Width by height. */
export const SHAPE = WIDTH / HEIGHT;
/** Of a card's width: the edge of the card around the photo. */
const EDGE = 0.044;
const LINE = 0.005;
const QUALITIES = [0.9, 0.75, 0.5];
const MOST_BYTES = 900_000;

/** Where a photo is cut: 0 is its left or upper end, 1 the other. Its shape says which of the two it is. */
export type Place = number;

interface Cut {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The part of a picture that fills a frame of this shape. */
export function cut(width: number, height: number, shape: number, place: Place): Cut {
	if (width / height > shape) {
		const part = height * shape;
		return { x: (width - part) * place, y: 0, width: part, height };
	}
	const part = width / shape;
	return { x: 0, y: (height - part) * place, width, height: part };
}

/** Draws a photo as a card that fills a canvas. */
export function drawCard(
	canvas: HTMLCanvasElement,
	photo: ImageBitmap | HTMLCanvasElement,
	place: Place,
	treatment: Treatment,
): void {
	const { width, height } = canvas;
	const { card, line } = PRINTS[treatment];
	const ink = canvas.getContext('2d', { willReadFrequently: true })!;
	const edge = Math.round(width * EDGE);
	const [inner, tall] = [width - 2 * edge, height - 2 * edge];
	const from = cut(photo.width, photo.height, inner / tall, place);
	ink.fillStyle = card;
	ink.fillRect(0, 0, width, height);
	ink.imageSmoothingQuality = 'high';
	ink.drawImage(photo, from.x, from.y, from.width, from.height, edge, edge, inner, tall);
	const pixels = ink.getImageData(edge, edge, inner, tall);
	print(pixels.data, inner, tall, treatment);
	ink.putImageData(pixels, edge, edge);
	ink.strokeStyle = line;
	ink.lineWidth = Math.max(1, width * LINE);
	ink.strokeRect(edge, edge, inner, tall);
}

/** A card as a file that is small enough to send. Nothing of the photo's own file is in it. */
export async function cardFile(photo: ImageBitmap, place: Place, treatment: Treatment): Promise<Blob> {
	const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
	drawCard(canvas, photo, place, treatment);
	for (const quality of QUALITIES) {
		const file = await toFile(canvas, quality);
		if (file.size <= MOST_BYTES) return file;
	}
	throw new Error('this picture cannot be made small enough');
}

/** A picture no larger than a card needs. */
export async function shrunk(photo: ImageBitmap): Promise<Blob> {
	const scale = Math.min(1, Math.max(WIDTH / photo.width, HEIGHT / photo.height));
	const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
	const canvas = Object.assign(document.createElement('canvas'), size);
	const ink = canvas.getContext('2d')!;
	ink.imageSmoothingQuality = 'high';
	ink.drawImage(photo, 0, 0, size.width, size.height);
	return toFile(canvas, 0.92);
}

/** The same, as small as it is in a list. */
export function small(photo: ImageBitmap, width: number): HTMLCanvasElement {
	const scale = Math.min(1, Math.max(width / photo.width, (1.5 * width) / photo.height));
	const size = { width: Math.ceil(photo.width * scale), height: Math.ceil(photo.height * scale) };
	const canvas = Object.assign(document.createElement('canvas'), size);
	const ink = canvas.getContext('2d')!;
	ink.imageSmoothingQuality = 'high';
	ink.drawImage(photo, 0, 0, size.width, size.height);
	return canvas;
}

function toFile(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
	return new Promise((resolve, reject) =>
		canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('no file'))), 'image/jpeg', quality),
	);
}
