import { expect, test } from 'vitest';
import { sound } from './sound.svelte';

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
