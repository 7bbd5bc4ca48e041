import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
	['./**/*.{ts,svelte}', '../../src/inklings/games/*/ui/**/*.{ts,svelte}'],
	{ query: '?raw', import: 'default', eager: true },
);

/** The files that a file imports, by the names that `sources` has for them. */
function importsOf(path: string): string[] {
	const here = path.replace(/[^/]+$/, '');
	return [...sources[path]!.matchAll(/\b(?:from|import)\s*\(?\s*'((?:\$client|\.)[^']+)'/g)].flatMap(
		([, to]) => {
			const { pathname } = new URL(to!.replace(/^\$client/, '/client/src'), `file:///client/src/${here}`);
			const name = pathname.startsWith('/client/src/')
				? pathname.replace('/client/src/', './')
				: `../..${pathname}`;
			return [name, `${name}.ts`].filter((one) => one in sources);
		},
	);
}

/** A way from a file back to itself, through files that nobody has been through yet. */
function circleFrom(path: string, way: string[], done: Set<string>): string[] | null {
	if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
	if (done.has(path)) return null;
	for (const next of importsOf(path)) {
		const circle = circleFrom(next, [...way, path], done);
		if (circle) return circle;
	}
	done.add(path);
	return null;
}

test('imports are found', () => {
	expect(importsOf('./App.svelte')).toEqual(
		expect.arrayContaining(['./browser/parts.ts', './words/words.svelte.ts', './play/TableRoom.svelte']),
	);
	expect(importsOf('../../src/inklings/games/moons/ui/Table.svelte')).toEqual(
		expect.arrayContaining(['./kit/Ribbon.svelte', '../../src/inklings/games/moons/ui/scene.ts']),
	);
});

test('no file imports itself, however long the way', () => {
	const done = new Set<string>();
	for (const path of Object.keys(sources)) expect(circleFrom(path, [], done)).toBeNull();
});
