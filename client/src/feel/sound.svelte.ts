import { recall, remember } from '$client/browser/memory';
import type { Cue } from './cues';

type Choice = 'on' | 'off';

/** What browsers take for a wish to hear something. */
const GESTURES = ['click', 'keydown', 'pointerup'] as const;
/** Milliseconds without a sound after which the loudspeaker rests: left on, it would cost the battery more than the page does. */
const QUIET = 5000;
/** Null: they could not be fetched, and the house is silent. */
const instruments = () => import('./instruments').catch(() => null);

/** Sounds of the house: on or off as this browser's person likes, and silent until they have touched the page. */
class Sound {
	#chosen = $state(recall('sound') as Choice | null);
	#context: AudioContext | null = null;
	#resting: ReturnType<typeof setTimeout> | undefined;
	/** The browser lets us be heard. */
	ready = $state(false);

	/** Without a choice, phones leave the sounds to a shared screen that is in the room. */
	isOn(screens = 0): boolean {
		return this.#chosen ? this.#chosen === 'on' : screens === 0;
	}

	/** Switched off by hand, not just left to a screen. */
	get isUnwanted(): boolean {
		return this.#chosen === 'off';
	}

	choose = (on: boolean): void => {
		this.#chosen = on ? 'on' : 'off';
		remember('sound', this.#chosen);
		if (on) this.wake();
	};

	/** Waits for the first touch; the answer stops waiting. */
	attend(): () => void {
		if (navigator.userActivation?.hasBeenActive) this.wake();
		GESTURES.forEach((gesture) => window.addEventListener(gesture, this.wake));
		return () => GESTURES.forEach((gesture) => window.removeEventListener(gesture, this.wake));
	}

	/** Must happen within the gesture itself, or Safari stays silent. */
	wake = (): void => {
		if (this.isUnwanted || this.ready || !('AudioContext' in window)) return;
		this.#context ??= this.#opened();
		// Refused before the first gesture: the next one asks again.
		this.#context.resume().catch(() => undefined);
	};

	async play(cue: Cue): Promise<void> {
		const context = this.#context;
		if (!context || !this.ready) return;
		this.#restLater(context);
		const [players] = await Promise.all([instruments(), context.resume()]);
		players?.play(context, cue);
	}

	#restLater(context: AudioContext): void {
		clearTimeout(this.#resting);
		this.#resting = setTimeout(() => void context.suspend(), QUIET);
	}

	#opened(): AudioContext {
		const context = new AudioContext({ latencyHint: 'interactive' });
		context.onstatechange = () => {
			if (context.state === 'suspended') return; // it rests, and may sound again
			this.ready = context.state === 'running';
			if (this.ready) this.#restLater(context);
		};
		void instruments();
		return context;
	}
}

export const sound = new Sound();
