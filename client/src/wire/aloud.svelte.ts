import { Receiver, Sender } from './peers';
import type { Room, Scene, Server, Speaker, Voice, VoiceNews } from './types';

/** Whether this browser takes part; `away`: it did, and will again as soon as it can. */
export type Part = 'out' | 'entering' | 'in' | 'away';
/** Why it does not, though somebody wanted it to. */
export type Obstacle = 'insecure' | 'denied' | 'unreachable' | 'elsewhere';

const AGAIN_AFTER = 1_000;
const LISTEN_EVERY = 150;
/** The way to the audio that is not found within this time is closed. */
const PATIENCE = 12_000;
const NOBODY: readonly number[] = [];

/** Talking aloud at one table: the microphone, the others' voices, and who is speaking. */
export class Aloud {
	/** Whether the house carries voices now; null: it never has. */
	house = $state<boolean | null>(null);
	people = $state.raw<Speaker[]>([]);
	part = $state<Part>('out');
	obstacle = $state<Obstacle | null>(null);
	on = $state(false);
	/** To whom we would like to speak where the rules leave the choice. */
	to = $state<'table' | 'team'>('team');
	/** The seats whose voices are heard now, our own among them. */
	loud = $state.raw(NOBODY);
	/** Whether the rules let us be heard now. The house decides that itself: this only rests the microphone. */
	#mayBeHeard = true;
	/** Our seat. */
	#you: number | null = null;
	#wanted = false;
	#stream: MediaStream | null = null;
	#servers: Server[] = [];
	#sender: Sender | null = null;
	#receiver: Receiver | null = null;
	/** The voices that the house sends; null: it has not said. */
	#audible: number[] | null = null;
	/** The seats that the rules let us hear; null: it is not said here. */
	#hears: number[] | null = null;
	#again: ReturnType<typeof setTimeout> | undefined;
	#listening: ReturnType<typeof setInterval> | undefined;

	constructor(private readonly say: (voice: Voice['voice']) => void) {}

	/** Begin to take part: asks for the microphone, which only a tap may do. */
	enter = async (): Promise<void> => {
		this.obstacle = null;
		if (!navigator.mediaDevices) {
			this.obstacle = 'insecure';
			return;
		}
		this.#wanted = true;
		this.part = 'entering';
		try {
			this.#stream ??= await navigator.mediaDevices.getUserMedia({ audio: true });
		} catch {
			this.#end('denied');
			return;
		}
		if (!this.#wanted) this.#end(null);
		else this.#enter();
	};

	leave = (): void => {
		this.say({ type: 'exit' });
		this.#end(null);
	};

	switch = (on: boolean, to = this.to): void => {
		this.on = on;
		this.to = to;
		this.#speak();
		if (this.part === 'in') this.say({ type: 'microphone', on, to });
	};

	/** What the rules say now. To draw it takes a while, and silence has to begin before that. */
	heed({ you, channels, hears }: Pick<Scene, 'you' | 'channels' | 'hears'>): void {
		this.#you = you ?? null;
		this.#mayBeHeard = channels.includes('team') || channels.includes('table');
		this.#hears = hears ?? null;
		this.#speak();
		this.#listenTo();
	}

	/** The line to the house has broken: it will say on the next one whether voices are carried. */
	lost(): void {
		this.#drop();
		this.people = [];
		if (this.#wanted) this.part = 'away';
	}

	close(): void {
		this.#end(null);
	}

	hear({ news }: VoiceNews): void {
		switch (news.type) {
			case 'room':
				this.#room(news);
				break;
			case 'entered':
				void this.#offer(news.servers);
				break;
			case 'answer':
				void this.#sender?.answered(news.sdp).catch(() => this.#retry());
				break;
			case 'offer':
				void this.#receive(news.number, news.sdp, news.feeds);
				break;
			case 'audible':
				this.#audible = news.feeds;
				this.#listenTo();
				break;
			case 'out':
				if (news.again) this.#retry();
				else this.#end(this.#wanted ? 'elsewhere' : null);
		}
	}

	#room({ here, people = [] }: Room): void {
		const was = this.house;
		this.house = here;
		this.people = people;
		this.#listenTo();
		if (!here && this.#wanted) {
			this.#drop();
			this.part = 'away';
		} else if (here && !was && this.#wanted && !this.#sender) this.#enter();
	}

	#enter(): void {
		if (!this.house) {
			this.part = 'away';
			return;
		}
		clearTimeout(this.#again);
		this.#again = setTimeout(() => this.#unreachable(), PATIENCE);
		this.say({ type: 'enter' });
	}

	async #offer(servers: Server[]): Promise<void> {
		const track = this.#stream?.getAudioTracks()[0];
		if (!this.#wanted || !track) return;
		this.#drop();
		this.#again = setTimeout(() => this.#unreachable(), PATIENCE);
		this.#servers = servers;
		const sender = (this.#sender = new Sender(track, servers, (state) => {
			if (state === 'connected') this.#entered();
			else if (state === 'failed') this.#retry();
		}));
		this.#speak();
		const sdp = await sender.offer();
		if (this.#sender === sender) this.say({ type: 'offer', sdp });
	}

	#entered(): void {
		clearTimeout(this.#again);
		this.part = 'in';
		this.say({ type: 'microphone', on: this.on, to: this.to });
		clearInterval(this.#listening);
		this.#listening = setInterval(() => void this.#listen(), LISTEN_EVERY);
	}

	async #receive(number: number, sdp: string, feeds: Record<string, number>): Promise<void> {
		const receiver = (this.#receiver ??= new Receiver(this.#servers));
		this.#listenTo();
		try {
			const answer = await receiver.answer(sdp, feeds);
			if (this.#receiver === receiver) this.say({ type: 'hear', number, sdp: answer });
		} catch {
			this.#retry();
		}
	}

	async #listen(): Promise<void> {
		const heard = this.#receiver?.loud ?? [];
		const loud = this.people.filter(({ feed }) => heard.includes(feed)).map(({ seat }) => seat);
		if (this.#you !== null && (await this.#sender?.isLoud())) loud.push(this.#you);
		if (String(loud) !== String(this.loud)) this.loud = loud;
	}

	#speak(): void {
		if (this.#sender) this.#sender.on = this.on && this.#mayBeHeard;
	}

	/** The house sends no other voices: what has arrived of them and waits to be played is dropped. */
	#listenTo(): void {
		const silent = this.people.filter(({ seat }) => this.#hears && !this.#hears.includes(seat));
		const isSilent = (feed: number) => silent.some((one) => one.feed === feed);
		this.#receiver?.hear((feed) => (this.#audible?.includes(feed) ?? true) && !isSilent(feed));
	}

	/** Something broke: enter again soon. */
	#retry(): void {
		this.#drop();
		if (!this.#wanted) return;
		this.part = 'away';
		this.#again = setTimeout(() => this.#enter(), AGAIN_AFTER);
	}

	#unreachable(): void {
		this.say({ type: 'exit' });
		this.#end('unreachable');
	}

	/** Take part no longer, and let go of the microphone. */
	#end(obstacle: Obstacle | null): void {
		this.#wanted = false;
		this.#drop();
		for (const track of this.#stream?.getTracks() ?? []) track.stop();
		this.#stream = null;
		this.part = 'out';
		this.on = false;
		this.obstacle = obstacle;
	}

	#drop(): void {
		clearTimeout(this.#again);
		clearInterval(this.#listening);
		this.#sender?.close();
		this.#receiver?.close();
		this.#sender = this.#receiver = this.#audible = null;
		this.loud = NOBODY;
	}
}
