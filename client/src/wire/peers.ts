import { slim } from './sdp';
import type { Server } from './types';

/** Sound above this share of the loudest is speech. */
const LOUD = 0.01;
/** A voice that was last heard longer ago is silent, in milliseconds. */
const FRESH = 400;

/** What carries our voice to the house. */
export class Sender {
	#line: RTCPeerConnection;

	constructor(
		private readonly track: MediaStreamTrack,
		servers: Server[],
		onstate: (state: RTCPeerConnectionState) => void,
	) {
		this.#line = new RTCPeerConnection({ iceServers: servers });
		this.#line.addTransceiver(track, { direction: 'sendonly' });
		this.#line.onconnectionstatechange = () => onstate(this.#line.connectionState);
	}

	async offer(): Promise<string> {
		await this.#line.setLocalDescription();
		return slim(this.#line.localDescription!.sdp);
	}

	answered = (sdp: string): Promise<void> => this.#line.setRemoteDescription({ type: 'answer', sdp });

	set on(on: boolean) {
		this.track.enabled = on;
	}

	/** Whether we are speaking. */
	async isLoud(): Promise<boolean> {
		if (!this.track.enabled) return false;
		for (const one of (await this.#line.getStats()).values())
			if (one.type === 'media-source') return (one.audioLevel ?? 0) > LOUD;
		return false;
	}

	close(): void {
		this.#line.onconnectionstatechange = null;
		this.#line.close();
	}
}

/** What brings the others' voices. */
export class Receiver {
	#line: RTCPeerConnection;
	#sounds: HTMLAudioElement[] = [];
	#feeds: Record<string, number> = {};
	#isHeard: (feed: number) => boolean = () => true;

	constructor(servers: Server[]) {
		this.#line = new RTCPeerConnection({ iceServers: servers });
		this.#line.ontrack = ({ track }) => {
			const sound = new Audio();
			sound.srcObject = new MediaStream([track]);
			void sound.play().catch(() => undefined);
			this.#sounds.push(sound);
		};
	}

	/** Receive what the house offers; returns how. */
	async answer(sdp: string, feeds: Record<string, number>): Promise<string> {
		await this.#line.setRemoteDescription({ type: 'offer', sdp });
		await this.#line.setLocalDescription();
		this.#feeds = feeds;
		this.#drop();
		return slim(this.#line.localDescription!.sdp);
	}

	/** Play these voices only, and drop what waits to be played of others. */
	hear(isHeard: (feed: number) => boolean): void {
		this.#isHeard = isHeard;
		this.#drop();
	}

	/** The numbers of the voices that are heard at this moment. */
	get loud(): number[] {
		const now = performance.timeOrigin + performance.now();
		return this.#line.getTransceivers().flatMap(({ mid, receiver }) => {
			const [source] = receiver.getSynchronizationSources();
			const heard =
				receiver.track.enabled && source && now - source.timestamp < FRESH && (source.audioLevel ?? 0) > LOUD;
			const feed = this.#feeds[mid ?? ''];
			return heard && feed !== undefined ? [feed] : [];
		});
	}

	#drop(): void {
		for (const { mid, receiver } of this.#line.getTransceivers()) {
			const feed = this.#feeds[mid ?? ''];
			receiver.track.enabled = feed === undefined || this.#isHeard(feed);
		}
	}

	close(): void {
		this.#line.close();
		for (const sound of this.#sounds) sound.srcObject = null;
	}
}
