// Shows one made-up scene: /harness/?scene=voting&players=8&you=0&screens=1&tv&theme=night&language=pl
// a circle for which these have agreed, or nobody: &circle=0,2 &circle=
// and what may be wrong with it: &bots_away&saving=long&status=lost&incident=7f3a&talk=unsent
import '../src/design/fonts.css';
import '../src/design/tokens.css';
import '../src/design/base.css';
import '../src/design/layout.css';
import '../src/design/type.css';
import '../src/design/rooms.css';
import { mount } from 'svelte';
import { presence, scene } from '../src/fixtures/scenes';
import { theme } from '../src/browser/theme.svelte';
import { viewport } from '../src/browser/viewport.svelte';
import type { Status } from '../src/wire/connection.svelte';
import type { Saving } from '../src/wire/waits.svelte';
import type { TalkAnswer } from '../src/wire/sayings';
import { words, type Language } from '../src/words/words.svelte';
import Harness from './Harness.svelte';

const wish = new URLSearchParams(location.search);
if (wish.get('theme') === 'night' && theme.now === 'paper') theme.toggle();
if (wish.has('language')) words.choose(wish.get('language') as Language);
theme.show();
words.show();
viewport.watch();

const you = wish.get('you');
const wanted = {
	players: Number(wish.get('players') ?? 6),
	you: you === 'none' || wish.has('tv') ? null : Number(you ?? 0),
	now: Date.now(),
	agreed: wish.get('circle')?.split(',').filter(Boolean).map(Number),
};
mount(Harness, {
	target: document.getElementById('app')!,
	props: {
		scene: scene((wish.get('scene') ?? 'voting') as Parameters<typeof scene>[0], wanted),
		presence: {
			...presence(wanted, Number(wish.get('screens') ?? 0)),
			bots_away: wish.has('bots_away'),
		},
		tv: wish.has('tv'),
		trouble: {
			status: (wish.get('status') ?? 'open') as Status,
			saving: wish.get('saving') as Saving,
			incident: wish.get('incident'),
		},
		...(wish.has('talk') ? { talk: async () => ({ type: wish.get('talk') }) as TalkAnswer } : {}),
	},
});
