// Writes the TypeScript types of messages, of answers over HTTP and of every game's views, from the server's own definitions.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import prettier from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const python = ['.venv/bin/python', '.venv/Scripts/python.exe']
	.map((path) => join(root, path))
	.find((path) => existsSync(path));

const schema = JSON.parse(
	execFileSync(python ?? 'python', ['-m', 'inklings.gate.schema'], {
		cwd: join(root, 'src'),
		encoding: 'utf8',
		maxBuffer: 1 << 26,
	}),
);

await write('client/src/wire/types.ts', 'Wire', schema.wire);
await write('client/src/wire/http-types.ts', 'Http', schema.http);
await write('client/src/council/types.ts', 'Council', schema.council);
for (const [name, game] of Object.entries(schema.games)) {
	await write(`src/inklings/games/${name}/ui/types.ts`, 'Types', game);
}

/** One file: an interface `name` that holds the root types, every type by its own name, then named numbers. */
async function write(path, name, { roots, definitions, numbers = [] }) {
	const refs = Object.keys(roots).map((root) => [root, roots[root].$ref ? roots[root] : ref(root)]);
	const unions = Object.entries(roots).filter(([, part]) => !part.$ref);
	const together = {
		type: 'object',
		properties: Object.fromEntries(refs),
		required: Object.keys(roots),
		definitions: { ...definitions, ...Object.fromEntries(unions) },
	};
	const source = await compile(closed(together), name, {
		bannerComment: '// Made by `npm run types` from the Python models. Do not edit.',
		format: false,
		ignoreMinAndMaxItems: true,
	});
	const file = join(root, path);
	const options = { ...(await prettier.resolveConfig(file)), filepath: file };
	await mkdir(dirname(file), { recursive: true });
	const whole = [source, ...numbers.map(constant)].join('\n');
	await writeFile(file, await prettier.format(whole, options));
	console.log(path);
}

/** Numbers that have names, as an object and as the type of its values. */
function constant({ name, description, values }) {
	return [
		`/**\n * ${description}\n */`,
		`export const ${name} = ${JSON.stringify(values)} as const;`,
		`export type ${name} = (typeof ${name})[keyof typeof ${name}];`,
	].join('\n');
}

function ref(name) {
	return { $ref: `#/definitions/${name}` };
}

/** The same schema with nothing unnamed in its structs; only dictionaries stay open. Tuples in their older spelling. */
function closed(part) {
	if (Array.isArray(part)) return part.map(closed);
	if (part === null || typeof part !== 'object') return part;
	const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
	if (inner.prefixItems) {
		const { prefixItems: items, names, ...rest } = inner;
		const texts = items.map(typeText);
		if (!names || texts.includes(null)) return { ...rest, items, additionalItems: false };
		const { title, description } = rest;
		return { title, description, tsType: `[${texts.map((text, i) => `${names[i]}: ${text}`).join(', ')}]` };
	}
	return part.type === 'object' && part.properties ? { ...inner, additionalProperties: false } : inner;
}

/** A plain type in TypeScript; null if it is made of others that have names. */
function typeText({ type, anyOf, items, enum: values }) {
	if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
	if (anyOf) {
		const texts = anyOf.map(typeText);
		return texts.includes(null) ? null : texts.join(' | ');
	}
	if (type === 'array') {
		const text = items ? typeText(items) : 'unknown';
		return text && `(${text})[]`;
	}
	return (
		{ integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' }[type] ?? null
	);
}
