import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presence, scene } from '$client/fixtures/scenes';
import Harness from '../../../../../client/harness/Harness.svelte';
import { faceOf } from './pieces';
import type { Offer, TelepathicView } from './types';

/** A busy machine takes its time to fetch a game's screens. */
vi.setConfig({ testTimeout: 60_000 });

const ROW_EAST = faceOf('row-east');

function view(changes: Partial<TelepathicView>): TelepathicView {
	return {
		mode: 'pair',
		parts: ['colour', 'shape'],
		teams: [],
		left: [],
		cards: 4,
		limit: 10,
		earlier: 3,
		// Each row has one shape, each column one colour.
		start: { grid: [0, 1, 2, 3].flatMap((row) => [row, row + 4, row + 8, row + 12]), row: [0], deck: 3 },
		history: [],
		lines: ROW_EAST.sets,
		draw: [],
		turn: [0, [1]],
		phase: { type: 'handing' },
		...changes,
	};
}

let shown: Record<string, unknown>;

function show(game: TelepathicView, offers: Offer[], conditions = ['win-blue', 'lose-green']) {
	const around = scene('lobby', { players: game.parts.length, you: 0 });
	const table = { ...around.table, game: 'telepathic', stage: 'playing' } as const;
	shown = mount(Harness, {
		target: document.body,
		props: {
			scene: { ...around, table, game, own: { conditions, proposals: [] }, offers, awaited: [0] },
			presence: presence({ players: 2 }),
			tv: false,
		},
	});
	return vi.waitFor(() => expect(document.querySelector('.board')).not.toBeNull(), 30_000);
}

function press(name: string | RegExp) {
	const button = [...document.querySelectorAll('button')].find((one) =>
		(one.ariaLabel ?? one.textContent).trim().match(name),
	);
	expect(button, `${name} can be pressed`).toBeDefined();
	button!.click();
	flushSync();
}

const key = (name: string) => {
	document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
	flushSync();
};
const text = () => document.body.textContent;
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.board img')].map(({ alt }) => alt);

beforeEach(() => {
	vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
});

afterEach(async () => {
	await unmount(shown);
	vi.unstubAllGlobals();
});

test('T31: a name that stands nowhere is warned of once, and may be said all the same', async () => {
	await show(view({}), [{ type: 'announce', kinds: ['shape'] }]);
	press('Announce');
	press(/^stars$/);
	expect(text()).not.toContain('This would lose');
	await unmount(shown);
	await show(view({ lines: [] }), [{ type: 'announce', kinds: ['shape'] }]);
	press('Announce');
	press(/^stars$/);
	press('Say “stars”');
	expect(text()).toContain('There’s no line of stars. This would lose');
	press('Say it anyway');
});

test('T20: the lines of three are shown on request, and only mine bear a keyhole', async () => {
	await show(view({}), [], ['win-star', 'lose-circle']);
	expect(document.querySelectorAll('.mark.yours')).toHaveLength(2);
	expect(document.querySelectorAll('.mark.plain')).toHaveLength(0);
	press('Lines of three');
	expect(document.querySelectorAll('.mark.plain')).toHaveLength(4);
	press('Lines of three');
});

test('a receiver chooses and previews with the keyboard, and the assist says what it would mean', async () => {
	const meets = [[], ['win-blue'], ['lose-green'], []];
	await show(view({ turn: [1, [0]], phase: { type: 'acting', card: 0 } }), [{ type: 'choose_set', meets }]);
	expect(tiles()[4]).toBe('blue cross, row 2, column A');
	key('ArrowDown');
	expect(text()).toContain('At 1 you’d win nothing and lose nothing');
	key('ArrowDown');
	expect(text()).toContain('At 2 you’d get three blue and lose nothing');
	key(' ');
	expect(tiles()[4]).toBe('purple cross, row 2, column A');
	key('3');
	expect(text()).toContain('At 3 you’d get three green and lose at once');
	key('Escape');
	expect(tiles()[4]).toBe('blue cross, row 2, column A');
	expect(text()).toContain('Pick a row');
});

test('without the assist a choice is nobody’s hint', async () => {
	await show(view({ turn: [1, [0]], phase: { type: 'acting', card: 0 } }), [{ type: 'choose_set' }]);
	key('2');
	expect(text()).not.toContain('you’d');
	expect(text()).toContain('Yours alone. Bruno has shapes');
});

test('T49: a draw is offered, and others are told who wants one', async () => {
	await show(view({ earlier: 61 }), [{ type: 'agree_to_draw' }]);
	expect(text()).toContain('Offer a draw');
	await unmount(shown);
	await show(view({ earlier: 61, draw: [1] }), [{ type: 'agree_to_draw' }]);
	expect(text()).toContain('Bruno would like a draw.');
	expect(text()).toContain('Agree to a draw');
});
