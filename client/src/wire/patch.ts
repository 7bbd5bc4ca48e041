type Json = Record<string, unknown>;

/**
 * A JSON merge patch (RFC 7396): null deletes a key, objects merge, everything else replaces. An object that names
 * its type is another thing than before, and replaces it too. An object that meets a list changes the elements that
 * it names by their index, once those whose indices stand under "-" are taken out; the index after the last one adds
 * an element.
 * A key that was set to null therefore goes missing; readers ask `== null`.
 */
export function merge<T>(target: T, patch: unknown): T {
	if (!isObject(patch)) return patch as T;
	if (Array.isArray(target)) return elements(target, patch) as T;
	const before: Json = isObject(target) && !Object.hasOwn(patch, 'type') ? target : {};
	const changed = Object.entries(patch)
		.filter(([, value]) => value !== null)
		.map(([key, value]) => [key, merge(before[key], value)]);
	const kept = Object.entries(before).filter(([key]) => !Object.hasOwn(patch, key));
	return Object.fromEntries([...kept, ...changed]) as T;
}

function elements(target: unknown[], { '-': out, ...patch }: Json): unknown[] {
	const changed = Array.isArray(out) ? target.filter((_, index) => !out.includes(index)) : [...target];
	for (const [index, value] of Object.entries(patch))
		changed[Number(index)] = merge(changed[Number(index)], value);
	return changed;
}

function isObject(value: unknown): value is Json {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
