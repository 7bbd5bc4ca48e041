import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The folders of the client, the lowest first: each imports only from itself and from those before it. */
const ROOMS = [
	'browser',
	'words',
	'design',
	'wire',
	'table',
	'feel',
	'learn',
	'kit',
	'council',
	'menu',
	'lobby',
	'play',
	'screen',
	'replay',
	'album',
	'circle',
	'deck',
	'party',
	'activity',
	'shell',
	'operator',
];
/** What the screens of a game may be made of. */
const FOR_GAMES = ['browser', 'words', 'design', 'wire', 'table', 'feel', 'kit', 'council'];

/** In these files, `$client/` leads to these rooms only, and no path leads out of the folder. */
function bounded(files, rooms) {
	const message = `From here you can import ${rooms.join(', ') || 'nothing'} (as $client/…): see client/README.md.`;
	const regex = `^\\$client/(?!(${rooms.join('|')})/)|^\\.\\./`;
	return {
		files: [files],
		ignores: ['**/*.test.ts'],
		rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
	};
}

export default ts.config(
	{
		ignores: [
			'node_modules',
			'.venv',
			'.matrix',
			'src/inklings/gate/static',
			'**/types.ts',
			'**/http-types.ts',
			'docs',
			'screens',
			'site',
			'build',
			'dist',
		],
	},
	js.configs.recommended,
	ts.configs.strict,
	ts.configs.stylistic,
	svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			// A merge patch cannot hold null, so a missing key and null mean the same: `== null` asks for both.
			eqeqeq: ['error', 'always', { null: 'ignore' }],
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
		},
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser } },
		rules: {
			'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's
		},
	},
	...ROOMS.map((room, place) => bounded(`client/src/${room}/**`, ROOMS.slice(0, place))),
	bounded('src/inklings/games/*/ui/**', FOR_GAMES),
);
