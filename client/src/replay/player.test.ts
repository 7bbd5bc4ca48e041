import { afterEach, expect, test, vi } from 'vitest';
import { Player } from './player.svelte';

const ABOUT = {
	game: 'moons',
	options: {},
	began: 0,
	length: 9000,
	seats: [{ name: 'Ada' }, { name: 'Bruno' }],
	chapters: [
		{ number: 1, moment: 0 },
		{ number: 2, moment: 4000 },
	],
};
const scene = (phase: string) => ({ game: { phase: { type: phase } } });

function framesOf(eyes: string) {
	const changes: [number, unknown][] = [
		[1000, scene('voting')],
		[4000, scene('showing')],
		[9000, scene('over')],
	];
	// Only Bruno sees what Bruno does in secret.
	if (eyes === '1') changes.splice(1, 0, [2500, { own: { vote: 3 } }]);
	return {
		shared: { table: { stage: 'playing', match: 1 }, ...scene('telling') },
		yours: { you: null },
		changes,
	};
}

async function watching(): Promise<Player> {
	vi.stubGlobal('fetch', async (path: string) => {
		const eyes = path.split('/eyes/')[1];
		return new Response(JSON.stringify(eyes === undefined ? ABOUT : framesOf(eyes)));
	});
	const player = new Player('0a');
	await player.load();
	return player;
}

afterEach(() => vi.unstubAllGlobals());

test('it goes on step by step, and a phase that comes by itself is revealed', async () => {
	const player = await watching();
	expect(player.moments).toEqual([0, 1000, 4000, 9000]);
	player.step(1);
	expect(player.moment).toBe(1000);
	expect(player.since).not.toBeNull();
	player.step(-1);
	expect([player.moment, player.since]).toEqual([0, null]);
	player.step(-1);
	expect(player.moment).toBe(0);
});

test('other eyes see the same moment, and what only they could see', async () => {
	const player = await watching();
	player.seek(1000);
	await player.look(1);
	expect(player.moment).toBe(1000);
	expect(player.moments).toEqual([0, 1000, 2500, 4000, 9000]);
	player.step(1);
	expect(player.scene?.own).toEqual({ vote: 3 });
	await player.look('everyone');
	expect(player.scene?.own).toBeUndefined();
	await player.look('all');
	expect(player.moments).toContain(2500);
});

test('rounds can be jumped to, and at the end it begins again', async () => {
	const player = await watching();
	player.stepRound(1);
	expect([player.moment, player.chapter?.number]).toEqual([4000, 2]);
	player.stepRound(-1);
	expect(player.moment).toBe(0);
	player.seek(9000);
	expect([player.ended, player.lasts]).toEqual([true, null]);
	player.toggle();
	expect([player.playing, player.moment]).toEqual([true, 0]);
	player.speed = 2;
	expect(player.lasts).toBe(500);
});

test('a link that leads nowhere is said so', async () => {
	vi.stubGlobal('fetch', async () => new Response('{"error": "no_replay"}', { status: 404 }));
	const player = new Player('0a');
	await player.load();
	expect(player.trouble).toBe('no_replay');
});
