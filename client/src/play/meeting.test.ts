import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address } from '$client/browser/address.svelte';
import { person } from '$client/browser/person.svelte';
import { scene } from '$client/fixtures/scenes';
import type { Answer, Ask } from '$client/wire/command-queue';
import { Sitting } from './sitting.svelte';

const WHO = { name: 'Ada', avatar: 7 };
const DONE: Answer = { type: 'done', id: '', version: 1 };
const REFUSED: Answer = { type: 'refused', id: '', why: 'not_now', facts: {} };

let asked: Ask['type'][];
let bodies: string[];
const go = vi.spyOn(address, 'go').mockImplementation(() => undefined);

/** Somebody at a table that gives this answer to all that they ask. */
function sit(you: number | null, answer: Answer): Sitting {
	const line = {
		scene: scene('lobby', { you }),
		become: () => undefined,
		ask: async ({ type }: Ask) => {
			asked.push(type);
			if (answer === DONE) line.scene = scene('lobby', { you: type === 'leave' ? null : 0 });
			return answer;
		},
	};
	const sitting = new Sitting({ code: 'MOTH', line, watch: false, onlost: () => undefined });
	sitting.seated(you !== null);
	return sitting;
}

function houseSays(answer: string, status = 200): void {
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		bodies.push(body);
		return new Response(answer, { status });
	});
}

beforeEach(() => {
	localStorage.clear();
	[asked, bodies] = [[], []];
	go.mockClear();
	houseSays('{"code": "BCDF"}');
});
afterEach(() => vi.unstubAllGlobals());

test('someone who was sent here sits down by the name that they had, and is asked nothing', async () => {
	person.introduce(WHO.name, WHO.avatar);
	const sitting = sit(null, DONE);
	const met = sitting.meet();
	expect([sitting.place.at, sitting.enters, sitting.arranges]).toEqual(['meeting', false, true]);
	await met;
	expect([sitting.place.at, asked]).toEqual(['seat', ['sit']]);
});

test('where the seat is gone they look once more, elsewhere', async () => {
	await sit(null, REFUSED).meet();
	expect(go).toHaveBeenCalledWith('/BCDF');
	expect(JSON.parse(bodies[0]!)).toMatchObject({ game: null, here: 'MOTH' });
	const second = sit(null, REFUSED);
	await second.meet();
	expect([second.place.at, bodies.length]).toEqual(['door', 1]);
});

test('going to others gives up the seat first, and stays where that fails', async () => {
	const stays = sit(0, REFUSED);
	await stays.meetOthers('moons');
	expect([stays.place.at, asked, bodies]).toEqual(['seat', ['leave'], []]);
	houseSays('{"error": "too_fast"}', 429);
	const goes = sit(0, DONE);
	await goes.meetOthers('moons');
	expect(goes.place.at).toBe('door');
	expect(go).not.toHaveBeenCalled();
});
