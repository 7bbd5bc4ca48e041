import { afterEach, expect, test, vi } from 'vitest';
import { Receiver } from './peers';

/** A connection with three media, as far as a receiver asks it. */
class Line {
	localDescription = { sdp: 'v=0\r\n' };
	tracks = [{ enabled: true }, { enabled: true }, { enabled: true }];
	setRemoteDescription = () => Promise.resolve();
	setLocalDescription = () => Promise.resolve();
	getTransceivers = () =>
		this.tracks.map((track, mid) => {
			const source = { timestamp: performance.timeOrigin + performance.now(), audioLevel: 0.5 };
			return { mid: `${mid}`, receiver: { track, getSynchronizationSources: () => [source] } };
		});
}

const line = new Line();
vi.stubGlobal('RTCPeerConnection', function () {
	return line;
});
const played = () => line.tracks.map(({ enabled }) => enabled);

afterEach(() => line.tracks.forEach((track) => (track.enabled = true)));

test('only the voices that the house names are played, whatever has arrived of others', async () => {
	const receiver = new Receiver([]);
	await receiver.answer('', { 0: 11, 1: 12, 2: 13 });
	expect(played()).toEqual([true, true, true]);
	receiver.hear((feed) => feed === 12);
	expect(played()).toEqual([false, true, false]);
	expect(receiver.loud).toEqual([12]);
	receiver.hear(() => false);
	expect(receiver.loud).toEqual([]);
	receiver.hear((feed) => feed !== 12);
	expect(played()).toEqual([true, false, true]);
});

test('a medium that carries another voice from now on is played if that voice may be heard', async () => {
	const receiver = new Receiver([]);
	receiver.hear((feed) => feed % 2 === 0);
	await receiver.answer('', { 0: 11, 1: 12 });
	expect(played()).toEqual([false, true, true]);
	await receiver.answer('', { 0: 14, 1: 12, 2: 13 });
	expect(played()).toEqual([true, true, false]);
});
