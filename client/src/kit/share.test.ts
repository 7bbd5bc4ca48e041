import { afterEach, expect, test, vi } from 'vitest';
import { words } from '$client/words/words.svelte';
import { share } from './share';

afterEach(() => {
	words.choose('en');
	vi.unstubAllGlobals();
});

test.each([
	['en', 'http://h/circle#key=abc', 'http://h/circle#key=abc'],
	['pl', 'http://h/replay/4f', 'http://h/replay/4f?pl'],
	['pl', 'http://h/circle#key=abc', 'http://h/circle?pl#key=abc'],
])(
	'a link that is sent in %s names the language before what only browsers read',
	async (language, url, sent) => {
		const shared = vi.fn();
		vi.stubGlobal('navigator', { share: shared });
		words.choose(language);
		await share({ url });
		expect(shared).toHaveBeenCalledWith({ url: sent });
	},
);
