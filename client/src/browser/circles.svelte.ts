import { overhear, recall, remember } from './memory';
import { token } from './token';

const CIRCLES = 'circles';
const SECRET = /^[\w-]{20,64}$/;

/** A circle whose member this browser's person is. */
export interface KeptCircle {
	/** What makes people members. Anyone who has it can see the circle's page. */
	key: string;
	/** By which the circle knows this member. No other browser has it. */
	secret: string;
	name: string;
	/** By which tables know the circle; null until the house has told us. */
	id: string | null;
}

/** Whether a key can be one: what people paste may be cut off. */
export function isCircleKey(key: string | null): key is string {
	return key !== null && SECRET.test(key);
}

/** A circle with this key, which the house may not know yet. */
export function circleWith(key: string): KeptCircle {
	return { key, secret: token(32), name: '', id: null };
}

/** The address of a circle's page. An id makes nobody a member, so it can stay in the address bar. */
export function circleAddress({ id, key }: KeptCircle): string {
	return id === null ? `/circle#key=${key}` : `/circle#id=${id}`;
}

/** The circles that this browser keeps, the newest last. */
class Circles {
	kept = $state.raw(read(recall(CIRCLES)));

	constructor() {
		overhear(CIRCLES, (value) => (this.kept = read(value)));
	}

	withKey(key: string): KeptCircle | undefined {
		return this.kept.find((circle) => circle.key === key);
	}

	withId(id: string): KeptCircle | undefined {
		return this.kept.find((circle) => circle.id === id);
	}

	/** Keeps a circle, or what is now known of it. */
	keep(circle: KeptCircle): void {
		const known = this.withKey(circle.key) !== undefined;
		this.#write(
			known ? this.kept.map((other) => (other.key === circle.key ? circle : other)) : [...this.kept, circle],
		);
	}

	drop(key: string): void {
		this.#write(this.kept.filter((circle) => circle.key !== key));
	}

	#write(kept: KeptCircle[]): void {
		this.kept = kept;
		remember(CIRCLES, JSON.stringify(kept));
	}
}

function read(text: string | null): KeptCircle[] {
	try {
		const found: unknown = JSON.parse(text ?? '[]');
		return Array.isArray(found) ? found.filter(isKept) : [];
	} catch {
		return [];
	}
}

function isKept(found: Partial<KeptCircle> | null): found is KeptCircle {
	return (
		found !== null &&
		isCircleKey(found.key ?? null) &&
		isCircleKey(found.secret ?? null) &&
		typeof found.name === 'string' &&
		(found.id === null || typeof found.id === 'string')
	);
}

export const circles = new Circles();
