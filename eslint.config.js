import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
	{
		ignores: [
			'node_modules',
			'.venv',
			'src/inklings/gate/static',
			'**/types.ts',
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
);
