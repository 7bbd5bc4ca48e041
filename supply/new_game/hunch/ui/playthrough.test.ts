import { rendersPlaythroughs, type Step } from '$client/fixtures/playthrough.svelte';

rendersPlaythroughs(
	'hunch',
	import.meta.glob<Step[]>('../playthroughs/*.views.json', { import: 'default', eager: true }),
);
