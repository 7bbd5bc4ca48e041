import type { SeatView } from '$client/wire/types';
import { words } from '$client/words/words.svelte';
import { SHAPES } from './clouds';
import type { Stroke } from './hand';
import { cloudsAt } from './hit';
import { distance, minus, type Point } from './poses';
import type { CloudView, Lying, PareidoliaScene, Pose } from './scene';
import { SNAIL } from './snail';
import type { GuessView, Offer, RoundView } from './types';

/** Two little rounds that were played beforehand: what can be touched, and what comes of it. */
const [YOU, ADA, BRUNO, CELESTE] = [0, 1, 2, 3];
const pose = (x: number, y: number, turn = 0): Pose => ({ x, y, turn, flip: false });
const seat = (name: string, avatar: number): SeatView => ({
	name,
	avatar,
	status: 'taken',
	ready: true,
	bot: null,
	muted: false,
});

/** One who learns alone needs the word in their own language only. */
const CAT: Record<string, string> = { en: 'cat', pl: 'kot' };

/** Where the ear is wanted, and how far from there it is still one. */
export const EAR = pose(110, -100, 20);
const LOBE = 100;
/** Where the first cloud fell, and where it is a whisker. */
export const STRAY = pose(-290, 215, 330);
export const WHISKER = pose(-215, 72, 15);
/** A stroke within 50 degrees of the way there will do. */
const STRAIGHT = Math.cos((50 * Math.PI) / 180);

const [STRAY_ID, CHIN_ID, OTHER_WHISKER_ID] = [0, 3, 5];

export const nearEar = (put: Point) => distance(put, EAR) <= LOBE;

/** The cat as far as it is painted: `ear` and `whisker` are yours, null as long as you have not moved them. */
export function cat(step: number, ear: Pose | null, whisker: Pose | null): Lying[] {
	const begun: Lying[] = [
		{ id: STRAY_ID, shape: 'streak', pose: whisker ?? STRAY },
		{ id: 1, shape: 'tower', pose: pose(-110, -100, 340) },
		{ id: 2, shape: 'puff', pose: pose(0, -10) },
		{ id: CHIN_ID, shape: 'puff', pose: pose(0, 80, 180) },
	];
	if (step === 0 && !ear) return begun;
	const eared: Lying[] = [...begun, { id: 4, shape: 'tower', pose: ear ?? EAR }];
	if (step === 0) return eared;
	return [...eared, { id: OTHER_WHISKER_ID, shape: 'streak', pose: pose(220, 70, 165) }];
}

/** What Ada has just done stays. */
export const pinnedAt = (step: number) => [step === 0 ? CHIN_ID : OTHER_WHISKER_ID];

export type Nudged = 'missed' | 'stays' | 'astray' | 'done';

/** What a stroke comes to. */
export function nudged([x, y, toX, toY]: Stroke, clouds: Lying[]): Nudged {
	const SAMPLES = 40;
	const way = { x: toX - x, y: toY - y };
	const met = new Set<number>();
	for (let sample = 0; sample <= SAMPLES; sample++) {
		const part = sample / SAMPLES;
		for (const id of cloudsAt(clouds, { x: x + way.x * part, y: y + way.y * part })) {
			met.add(id);
			// Whatever is pushed to the head stops there, and so may the finger.
			if (id === STRAY_ID && met.size === 1) return along(way) ? 'done' : 'astray';
		}
	}
	if (met.size === 0) return 'missed';
	return met.has(OTHER_WHISKER_ID) ? 'stays' : 'astray';
}

function along(way: Point): boolean {
	const wanted = minus(WHISKER, STRAY);
	const lengths = Math.hypot(way.x, way.y) * Math.hypot(wanted.x, wanted.y);
	return lengths > 0 && (way.x * wanted.x + way.y * wanted.y) / lengths >= STRAIGHT;
}

/** Anyone who says it, in either language and any form, has seen it. */
export function sawSnail(guess: string): boolean {
	const plain = guess.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return /\b(snails?|slima[kc]\w*)\b/.test(plain);
}

/** You and Ada paint. */
export function painting(step: number, clouds: Lying[], learnt: boolean): PareidoliaScene {
	const free = clouds.map(({ id }) => id).filter((id) => !pinnedAt(step).includes(id));
	const todo: Offer =
		step === 0
			? { type: 'paint', shapes: [SHAPES.indexOf('tower')], clouds: [] }
			: { type: 'paint', shapes: [], clouds: free, stroke: [0, 0, 0, 0] };
	return scene({ main: YOU, second: ADA, clouds: clouds.map(seen) }, learnt ? [] : [todo], {
		[words.language]: CAT[words.language] ?? '',
	});
}

/** A cloud as it stands in a view. */
function seen({ id, shape, pose: { x, y, turn, flip } }: Lying): CloudView {
	return [id, SHAPES.indexOf(shape), x, y, turn, flip];
}

/** Ada and Bruno have painted, and you guess after Celeste. */
export function guessing(hers: string, yours: string[]): PareidoliaScene {
	const guesses = [hers, ...yours].map((text, id): GuessView => [id, id === 0 ? CELESTE : YOU, text, false]);
	return scene({ main: ADA, second: BRUNO, clouds: SNAIL.map(seen), guesses }, [{ type: 'guess' }]);
}

function scene(round: Partial<RoundView>, offers: Offer[], word: RoundView['word'] = null): PareidoliaScene {
	return {
		you: YOU,
		table: {
			code: '',
			game: 'pareidolia',
			options: {},
			least: 4,
			most: 10,
			cosy: 6,
			stage: 'playing',
			match: 1,
			seats: [seat('', 11), seat('Ada', 12), seat('Bruno', 35), seat('Celeste', 58)],
			roles: [],
			host: null,
			locked: false,
			talk: {},
			patience: 30,
			words: 0,
			pace: 'sitting',
			ended_by: null,
		},
		may: [],
		game: {
			players: [],
			rounds: 1,
			round: {
				number: 1,
				main: YOU,
				second: ADA,
				timekeeper: CELESTE,
				category: 'animal',
				word: null,
				clouds: [],
				guesses: [],
				...round,
			},
			phase: { type: 'painting' },
			ready: [],
			objections: [],
		},
		own: { words: [], word, vote: null },
		offers,
		awaited: [],
		scores: [],
		clock: null,
		turn: null,
		pause: null,
		hold: null,
		channels: [],
		removed: [],
		stream: null,
		unread: [],
		written: null,
		audience: null,
		hears: null,
	};
}
