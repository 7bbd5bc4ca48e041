import { FluentResource } from '@fluent/bundle';
import { bundle, LANGUAGES } from '$client/words/catalogue';

/** Only people in Discord read these, so they come with its page. */
const sources = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default', eager: true });

for (const language of LANGUAGES) {
	const source = sources[`./words/${language}.ftl`];
	if (source !== undefined) bundle(language).addResource(new FluentResource(source));
}
