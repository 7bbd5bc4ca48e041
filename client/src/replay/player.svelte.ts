import { SvelteMap } from 'svelte/reactivity';
import { Refusal } from '$client/wire/house';
import type { Replay } from '$client/wire/http-types';
import { phaseOf } from '$client/wire/phase';
import { toasts } from '$client/design/toasts.svelte';
import { t } from '$client/words/words.svelte';
import type { Past } from './frame';
import type { Scene } from '$client/wire/types';
import { replayAt, replayFrames } from '$client/wire/replays';
import { filmOf, heldAt, indexAt, momentsOf, type Film } from './film';

/** Through whose eyes a replay is seen: everyone's, those of a seat, or all of them side by side. */
export type Eyes = 'everyone' | 'all' | number;

/** How long a scene is shown at most and at least, in milliseconds. */
const LONGEST = 2600;
const SHORTEST = 700;

/** A replay while it is looked at: which moment, through whose eyes, and whether it runs. */
export class Player implements Past {
	about = $state.raw<Replay | null>(null);
	/** Why there is nothing to see, as a code. */
	trouble = $state<string | null>(null);
	eyes = $state<Eyes>('everyone');
	moment = $state(0);
	playing = $state(false);
	speed = $state(1);
	/** When the phase that is shown began, in this browser's time; null: somebody has jumped into it. */
	since = $state.raw<number | null>(null);
	/** The scene came by itself, and nobody has jumped to it. */
	live = false;
	#films = new SvelteMap<Eyes, Film>();

	constructor(readonly link: string) {}

	/** All moments at which the chosen eyes see something new. */
	readonly moments = $derived.by(() => {
		const films = this.eyes === 'all' ? [...this.#films.values()] : [this.#films.get(this.eyes) ?? []];
		return momentsOf(films);
	});
	readonly index = $derived(indexAt(this.moments, this.moment));
	readonly scene = $derived.by(() => this.sceneOf(this.eyes === 'all' ? 'everyone' : this.eyes));
	readonly ended = $derived(this.index === this.moments.length - 1);
	/** The round that is played. */
	readonly chapter = $derived(heldAt(this.about?.chapters ?? [], this.moment));

	async load(): Promise<void> {
		await this.#trying(async () => {
			this.about = await replayAt(this.link);
			await this.look('everyone');
		});
	}

	/** Look through other eyes at the same moment. */
	async look(eyes: Eyes): Promise<void> {
		const seats = this.about?.seats.map((_, seat) => seat) ?? [];
		await this.#trying(async () => {
			await Promise.all((eyes === 'all' ? seats : [eyes]).map((one) => this.#fetch(one)));
			this.eyes = eyes;
			this.since = null;
		});
	}

	/** What these eyes see now; null: it has not been fetched. */
	sceneOf(eyes: Eyes): Scene | null {
		return heldAt(this.#films.get(eyes) ?? [], this.moment)?.scene ?? null;
	}

	/** So long the scene is shown before the next; null: it is the last. */
	get lasts(): number | null {
		const next = this.moments[this.index + 1];
		if (next === undefined) return null;
		const gap = Math.min(LONGEST, Math.max(SHORTEST, next - this.moments[this.index]!));
		return gap / this.speed;
	}

	/** Let it run, from the beginning if it has ended. */
	toggle = (): void => {
		if (!this.playing && this.ended) this.seek(0);
		this.playing = !this.playing;
	};

	/** The next scene, as it came, or the one before. */
	step = (by: 1 | -1): void => {
		const to = this.moments[this.index + by];
		if (to !== undefined) this.goTo(to, by === 1);
	};

	/** The next round, or the beginning of this one, or of the one before. */
	stepRound = (by: 1 | -1): void => {
		const starts = (this.about?.chapters ?? []).map(({ moment }) => moment);
		const here = indexAt(starts, this.moment);
		const to = by === 1 ? starts[here + 1] : this.moment > starts[here]! ? starts[here] : starts[here - 1];
		if (to !== undefined) this.seek(to);
	};

	seek = (moment: number): void => this.goTo(moment, false);

	/** `live`: it goes on by itself, so what a new phase reveals is revealed beat by beat. */
	goTo(moment: number, live: boolean): void {
		const before = this.scene;
		this.live = live;
		this.moment = moment;
		if (!live) this.since = null;
		else if (before && this.scene && phaseOf(before) !== phaseOf(this.scene)) this.since = Date.now();
	}

	async #fetch(eyes: Eyes): Promise<void> {
		if (!this.#films.has(eyes)) this.#films.set(eyes, filmOf(await replayFrames(this.link, eyes)));
	}

	async #trying(what: () => Promise<void>): Promise<void> {
		try {
			await what();
		} catch (error) {
			if (this.scene) toasts.say(t('house-unreachable'));
			else this.trouble = error instanceof Refusal ? error.message : 'unavailable';
		}
	}
}
