import { expect, test, vi } from 'vitest';
import { sound } from './sound.svelte';

const played = vi.hoisted(() => vi.fn());
vi.mock('./instruments', () => ({ play: played }));

const loudspeaker = {
	state: 'suspended',
	onstatechange: (): void => undefined,
	become: (state: string) => {
		loudspeaker.state = state;
		loudspeaker.onstatechange();
	},
	resume: async () => loudspeaker.become('running'),
	suspend: async () => loudspeaker.become('suspended'),
};

test('phones leave the sounds to a shared screen until somebody decides otherwise', () => {
	expect(sound.isOn(0)).toBe(true);
	expect(sound.isOn(1)).toBe(false);
	expect(sound.isUnwanted, 'only nobody asked for it').toBe(false);
	sound.choose(true);
	expect(sound.isOn(1)).toBe(true);
	sound.choose(false);
	expect(sound.isOn(0)).toBe(false);
	expect(sound.isUnwanted).toBe(true);
});

test('before the first touch, and where nothing can sound, playing is silent', async () => {
	sound.choose(true);
	const unheard = sound.attend();
	window.dispatchEvent(new Event('pointerup'));
	await sound.play('turn');
	expect(sound.ready).toBe(false);
	unheard();
});

test('the loudspeaker rests between sounds, and still lets itself be heard', async () => {
	vi.useFakeTimers();
	vi.stubGlobal('AudioContext', function () {
		return loudspeaker;
	});
	sound.choose(true);
	await vi.advanceTimersByTimeAsync(4000);
	expect(loudspeaker.state).toBe('running');
	await sound.play('turn');
	await vi.advanceTimersByTimeAsync(4000);
	expect(loudspeaker.state, 'it waits for the next sound').toBe('running');
	await vi.advanceTimersByTimeAsync(2000);
	expect(loudspeaker.state).toBe('suspended');
	expect(sound.ready, 'nobody need touch it again').toBe(true);

	await sound.play('tick');
	expect(loudspeaker.state).toBe('running');
	expect(played).toHaveBeenCalledTimes(2);

	loudspeaker.become('interrupted');
	await sound.play('tick');
	expect(played, 'the phone rings').toHaveBeenCalledTimes(2);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
