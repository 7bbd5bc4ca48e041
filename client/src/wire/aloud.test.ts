import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Aloud } from './aloud.svelte';
import type { VoiceNews } from './types';

/** A connection that carries the microphone, and one that brings two voices. */
class Line {
	connectionState: RTCPeerConnectionState = 'connected';
	localDescription = { sdp: 'v=0\r\n' };
	onconnectionstatechange: (() => void) | null = null;
	addTransceiver = () => undefined;
	setLocalDescription = () => Promise.resolve();
	setRemoteDescription = () => Promise.resolve();
	getStats = () => Promise.resolve(new Map());
	getTransceivers = () =>
		voices.map((track, mid) => ({ mid: `${mid}`, receiver: { track, getSynchronizationSources: () => [] } }));
	close = () => undefined;
}

const microphone = { enabled: false, stop: () => undefined };
const voices = [{ enabled: true }, { enabled: true }];
const lines: Line[] = [];
const said = vi.fn();
let aloud: Aloud;

const house = (news: VoiceNews['news']) => aloud.hear({ type: 'voice', news });
/** Seat 0 is ours; 1 and 2 talk. */
const rules = (channels: ('table' | 'team')[], hears: number[] | null) =>
	aloud.heed({ you: 0, channels, hears });
const played = () => voices.map(({ enabled }) => enabled);

beforeEach(async () => {
	lines.length = 0;
	vi.stubGlobal('RTCPeerConnection', function () {
		const line = new Line();
		lines.push(line);
		return line;
	});
	const stream = { getAudioTracks: () => [microphone], getTracks: () => [microphone] };
	vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
	aloud = new Aloud(said);
	const people = [1, 2].map((seat) => ({ feed: 10 + seat, seat, on: true }));
	house({ type: 'room', here: true, people });
	rules(['table'], [1, 2]);
	await aloud.enter();
	house({ type: 'entered', servers: [] });
	await vi.waitFor(() => expect(said).toHaveBeenCalledWith({ type: 'offer', sdp: expect.any(String) }));
	lines[0]!.onconnectionstatechange!();
	aloud.switch(true);
	house({ type: 'offer', number: 1, sdp: '', feeds: { 0: 11, 1: 12 } });
	await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.objectContaining({ type: 'hear' })));
	house({ type: 'audible', feeds: [11, 12] });
});

afterEach(() => {
	aloud.close();
	said.mockClear();
	vi.unstubAllGlobals();
});

test('a voice that the rules silence is played no longer, before the voice server says so', () => {
	expect([microphone.enabled, ...played()]).toEqual([true, true, true]);
	rules(['team'], [1]);
	expect([microphone.enabled, ...played()]).toEqual([true, true, false]);
	rules([], []);
	expect([microphone.enabled, ...played()]).toEqual([false, false, false]);
	rules(['table'], [1, 2]);
	expect([microphone.enabled, ...played()]).toEqual([true, true, true]);
});

test('a voice that the voice server does not send is not played, whatever the rules say', () => {
	house({ type: 'audible', feeds: [12] });
	expect(played()).toEqual([false, true]);
	rules(['table'], [1]);
	expect(played()).toEqual([false, false]);
	rules(['table'], null);
	expect(played()).toEqual([false, true]);
});
