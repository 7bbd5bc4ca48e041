import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { packages } from './scripts/packages';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['INKLINGS_SERVER'] ?? 'http://127.0.0.1:8370';

/** Writes scripts and styles squeezed too, once: the gate hands them out as they are. */
const squeezed: Plugin = {
	name: 'squeezed',
	apply: 'build',
	async writeBundle({ dir }, bundle) {
		for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
			const file = `${dir}/${name}`;
			const text = await readFile(file);
			await writeFile(`${file}.br`, brotliCompressSync(text));
			await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
		}
	},
};

export default defineConfig({
	cacheDir: here('../node_modules/.vite'),
	plugins: [svelte({ configFile: here('svelte.config.js') }), packages(here('../LICENSES')), squeezed],
	resolve: {
		alias: { $client: here('src') },
		...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
	},
	build: {
		outDir: here('../src/inklings/gate/static'),
		emptyOutDir: true,
		// By this the gate tells a browser with the page which files its table needs.
		manifest: 'manifest.json',
		target: 'es2022',
		// Fonts within styles would be refused by the page's own policy.
		assetsInlineLimit: (file, content) => content.length < 2048 && !file.endsWith('.woff2'),
		// One file for all: squeezed together they are small, and a table would wait for ten of them otherwise.
		cssCodeSplit: false,
		// A phone far away pays for every request: what several games share comes in one piece, not in twenty.
		// The front page needs nothing of a table but the list of games and their rules.
		rolldownOptions: {
			// Discord's SDK does not say that its files do nothing by themselves: without this all of it would come along.
			treeshake: { moduleSideEffects: [{ test: /@discord/, sideEffects: false }] },
			output: {
				codeSplitting: {
					groups: [
						// Discord's is as large as half of ours, and only for people who come from there.
						{ name: 'libraries', test: /node_modules[\\/](?!@discord)/, minShareCount: 2, priority: 2 },
						{
							name: 'design',
							test: /client[\\/]src[\\/](browser|design|shell|words|wire[\\/]house|learn[\\/](rules|learning)|table[\\/](games|options|open-game|meet|spoken|why-not)|menu[\\/]Preferences|play[\\/]Announcement|screen[\\/]screen-table)\b/,
							priority: 1,
						},
						{
							name: 'table',
							test: /client[\\/]src[\\/](table|kit|council|menu|lobby|play|screen)[\\/]/,
							minShareCount: 2,
						},
					],
				},
			},
		},
	},
	server: {
		fs: { allow: [here('..')] },
		proxy: { '/api': { target: server, ws: true }, '/pictures': server },
	},
	test: {
		environment: 'happy-dom',
		// A busy machine may take long over the first import of a screen.
		testTimeout: 60_000,
		// People who asked for stillness get every state at once, and so do tests.
		environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
		dir: here('..'),
		include: [here('src/**/*.test.ts'), here('../src/inklings/games/*/ui/**/*.test.ts')],
	},
});
