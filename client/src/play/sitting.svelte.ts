import { address } from '$client/browser/address.svelte';
import { person } from '$client/browser/person.svelte';
import { token } from '$client/browser/token';
import { seedFor } from '$client/design/blot/inkling';
import { toasts } from '$client/design/toasts.svelte';
import { granted } from '$client/kit/answers';
import { isFirst, playWithBots } from '$client/menu/bots';
import { hasHowTo } from '$client/table/games';
import { findPlayers } from '$client/table/meet';
import { sayWhyNot } from '$client/table/why-not';
import type { Connection } from '$client/wire/connection.svelte';
import { t } from '$client/words/words.svelte';

/** Somebody who looks for others has been refused a seat, and looks again. */
let secondTry = false;

interface Who {
	name: string;
	avatar: number;
}

/** Where a person is, between the door of a table and a seat at it. */
export type Place =
	/** Has no seat, and is asked for a name where there is one to have. */
	| { at: 'door' }
	/** We know what they are called: they get a seat without being asked, as soon as there is one to have. */
	| { at: 'expected' }
	/** Wants to play with bots, and is asked whether to be shown how it goes first. */
	| { at: 'first_game'; who: Who }
	/** They or bots are sitting down: what is between an empty table and a running game is not worth a look. */
	| { at: 'arranging' }
	/** Was sent here to meet others, and sits down without being asked for anything. */
	| { at: 'meeting' }
	/** Their seat is on its way to this browser, or to a new ticket of it. */
	| { at: 'moving' }
	| { at: 'seat' }
	/** Has asked to get up: for good, or to sit one game out. */
	| { at: 'leaving'; rests: boolean }
	/** Sits a game out: the chair is open, and this browser keeps the name. */
	| { at: 'resting' }
	/** Only wants to watch, and is not asked for a name again. */
	| { at: 'watching' };

interface Props {
	code: string;
	line: Pick<Connection, 'scene' | 'ask' | 'become'>;
	/** Came by a link for onlookers. */
	watch: boolean;
	/** Somebody else has told us what they are called. */
	expected?: boolean;
	/** The seat is gone though nobody here gave it up: it was handed over, or they were shown out. */
	onlost: () => void;
}

/** One person's way to a seat at a table, and from it. */
export class Sitting {
	place = $state.raw<Place>({ at: 'door' });
	readonly #code: string;
	readonly #line: Props['line'];
	readonly #onlost: () => void;

	constructor({ code, line, watch, expected = false, onlost }: Props) {
		this.#code = code;
		this.#line = line;
		this.#onlost = onlost;
		if (watch) this.place = { at: 'watching' };
		else if (expected) this.place = { at: 'expected' };
	}

	/** Whether they are asked for a name now. */
	get enters(): boolean {
		return this.#open && (this.place.at === 'door' || this.place.at === 'first_game');
	}

	/** Whether what goes on before they sit is not worth a look. */
	get arranges(): boolean {
		return this.place.at === 'arranging' || this.place.at === 'meeting';
	}

	/** Whether they get a seat now without being asked. */
	get sitsAtOnce(): boolean {
		return this.#open && this.place.at === 'expected';
	}

	/** There is a seat to have before the game begins. */
	get #open(): boolean {
		const { scene } = this.#line;
		return scene?.you == null && scene?.table.stage === 'lobby' && scene.may.includes('sit');
	}

	get rests(): boolean {
		return this.place.at === 'resting' || (this.place.at === 'leaving' && this.place.rests);
	}

	/** The table says whether they have a seat. */
	seated(isSeated: boolean): void {
		switch (this.place.at) {
			case 'door':
			case 'expected':
			case 'first_game':
			case 'resting':
			case 'watching':
				if (isSeated) this.place = { at: 'seat' };
				break;
			case 'seat':
				if (isSeated) break;
				this.place = { at: 'door' };
				this.#onlost();
				break;
			case 'arranging':
			case 'meeting':
			case 'moving':
			case 'leaving':
			// Their answer is on its way.
		}
	}

	/** By the name that we know; should the house not take it, they are asked for another. */
	async sitAtOnce(): Promise<void> {
		const { name } = person;
		const taken = this.#line.scene?.table.seats.filter((seat) => seat.status === 'taken') ?? [];
		const avatar =
			person.avatar ??
			seedFor(
				name,
				taken.map((seat) => seat.avatar),
			);
		this.place = { at: 'arranging' };
		if (name && (await granted(this.#line.ask({ type: 'sit', name, avatar })))) {
			person.introduce(name, avatar);
		}
		this.#settle();
	}

	watch = (): void => {
		this.place = { at: 'watching' };
	};

	/** Sit down with bots and begin; before a first game they are asked whether to be shown how it goes. */
	playAlone = (who: Who): void => {
		const game = this.#line.scene?.table.game ?? '';
		if (hasHowTo(game) && isFirst(game)) this.place = { at: 'first_game', who };
		else void this.begin(who);
	};

	backToDoor = (): void => {
		this.place = { at: 'door' };
	};

	async begin(who: Who): Promise<void> {
		if (!this.#line.scene) return;
		this.place = { at: 'arranging' };
		await playWithBots(this.#line.ask, who, this.#line.scene.table);
		this.#settle();
	}

	/** Where the seat is gone meanwhile, they go on looking: once, so nobody is sent about for ever. */
	async meet(): Promise<void> {
		this.place = { at: 'meeting' };
		const avatar = person.avatar ?? seedFor(person.name || token(8));
		const heard = await this.#line.ask({ type: 'sit', name: person.name || t('guest'), avatar });
		if (heard.type === 'refused' && !secondTry) {
			secondTry = true;
			return this.meetOthers(null);
		}
		secondTry = false;
		await granted(Promise.resolve(heard));
		this.#settle();
	}

	/** In one tap for anyone who only sat a game out; others say who they are. */
	sitDown = async (): Promise<void> => {
		const { name, avatar } = person;
		const rested = this.place.at === 'resting' && avatar !== null;
		if (rested && (await granted(this.#line.ask({ type: 'sit', name, avatar })))) return;
		this.place = { at: 'door' };
	};

	sitOut = async (): Promise<void> => {
		this.place = { at: 'leaving', rests: true };
		if (await granted(this.#line.ask({ type: 'leave' }))) this.place = { at: 'resting' };
		else this.#settle();
	};

	/** Give up the seat, if there is one, and go back to the front page. */
	leave = async (): Promise<void> => {
		if (this.#line.scene?.you != null) {
			this.place = { at: 'leaving', rests: false };
			if (!(await granted(this.#line.ask({ type: 'leave' })))) return this.#settle();
		}
		address.go('/');
	};

	meetOthers = async (game: string | null): Promise<void> => {
		const { scene } = this.#line;
		this.place = { at: 'leaving', rests: false };
		if (scene?.you != null && !(await granted(this.#line.ask({ type: 'leave' })))) return this.#settle();
		try {
			address.go(`/${await findPlayers(game, this.#code)}`);
		} catch (error) {
			sayWhyNot(error);
			this.#settle();
		}
	};

	/** A seat from another device comes here, by its one-time key. */
	async takeHandover(key: string): Promise<void> {
		this.place = { at: 'moving' };
		await granted(this.#line.ask({ type: 'take_handover', key }));
		this.#settle();
	}

	/** The seat moves to a new ticket, which only this browser has. */
	signOutOthers = async (): Promise<void> => {
		const offered = this.#line.ask({ type: 'offer_handover' });
		const answer = (await granted(offered)) ? await offered : null;
		if (answer?.type !== 'done' || answer.key == null) return;
		this.place = { at: 'moving' };
		const ticket = token(32);
		this.#line.become(ticket);
		if (await granted(this.#line.ask({ type: 'take_handover', key: answer.key }))) {
			person.keepTicket(this.#code, ticket);
			toasts.say(t('signed-out-others'));
		} else this.#line.become(person.ticket(this.#code));
		this.#settle();
	};

	/** An answer has come: they are where the table says they are. */
	#settle(): void {
		this.place = { at: this.#line.scene?.you == null ? 'door' : 'seat' };
	}
}
