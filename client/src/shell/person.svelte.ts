import { token } from '$client/wire/token';
import { recall, remember } from './memory';

/** The person who holds this browser: a secret that only it knows, and how they were last called. */
class Person {
	readonly secret = Person.#secret();
	name = $state(recall('name') ?? '');
	avatar = $state(Person.#avatar());

	introduce(name: string, avatar: number): void {
		this.name = name;
		this.avatar = avatar;
		remember('name', name);
		remember('avatar', String(avatar));
	}

	static #secret(): string {
		const secret = recall('secret') ?? token(32);
		remember('secret', secret);
		return secret;
	}

	/** Null until they have chosen one. */
	static #avatar(): number | null {
		const avatar = recall('avatar');
		return avatar === null ? null : Number(avatar);
	}
}

export const person = new Person();
