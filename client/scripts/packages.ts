import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface Package {
	name: string;
	version: string;
	license: string;
}

/** Writes which packages the client contains: a list for the SBOM, and their licences for people to read. */
export function packages(texts: string): Plugin {
	let root = '';
	return {
		name: 'packages',
		apply: 'build',
		configResolved: (config) => {
			root = config.root;
		},
		async generateBundle(_, bundle) {
			const sources = Object.values(bundle).flatMap((file) => sourcesOf(file, root));
			const folders = new Set(sources.flatMap(folderOf));
			const found = await Promise.all([...folders].map((folder) => describe(folder, texts)));
			found.sort((a, b) => (a.name < b.name ? -1 : 1));
			const list = found.map(({ name, version }) => ({ name, version }));
			this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify(list, null, '\t') });
			this.emitFile({ type: 'asset', fileName: 'app/licences.txt', source: found.map(chapter).join('\n') });
		},
	};
}

function sourcesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk, root: string): string[] {
	return file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name));
}

/** The folder of the package that a file comes from; none for our own files. */
function folderOf(source: string): string[] {
	const [folder, parent] = /^(.*\/node_modules)\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(source) ?? [];
	// Discord's SDK holds copies of the packages that it needs.
	const copied = /\/embedded-app-sdk\/output\/lib\/([^/]+)\//.exec(source)?.[1];
	if (copied) return [`${parent}/${copied}`];
	return folder ? [folder] : [];
}

async function describe(folder: string, texts: string): Promise<Package & { text: string }> {
	const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf-8')) as Package;
	const own = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
	const text = await readFile(own ? `${folder}/${own}` : `${texts}/${license}.txt`, 'utf-8');
	return { name, version, license, text: text.trim() };
}

function chapter({ name, version, license, text }: Package & { text: string }): string {
	return `${'='.repeat(80)}\n${name} ${version}: ${license}\n${'='.repeat(80)}\n\n${text}\n`;
}
