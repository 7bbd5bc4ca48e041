import type { Cue } from './cues';

/** One sound of an instrument: when in seconds, how high in hertz, how loud from 0 to 1. */
export interface Stroke {
	on: 'bell' | 'paper' | 'wood';
	at: number;
	pitch: number;
	loud: number;
}

/** Quiet enough for a room in which people think. */
const LOUDNESS = 0.3;

export const SCORES: Record<Cue, Stroke[]> = {
	turn: [
		{ on: 'bell', at: 0, pitch: 587, loud: 0.7 },
		{ on: 'bell', at: 0.13, pitch: 880, loud: 0.6 },
	],
	seal: [
		{ on: 'wood', at: 0, pitch: 210, loud: 0.9 },
		{ on: 'paper', at: 0.02, pitch: 1800, loud: 0.25 },
	],
	reveal: [
		{ on: 'paper', at: 0, pitch: 2600, loud: 0.5 },
		{ on: 'bell', at: 0.1, pitch: 440, loud: 0.3 },
	],
	hurry: [
		{ on: 'wood', at: 0, pitch: 520, loud: 0.7 },
		{ on: 'wood', at: 0.16, pitch: 390, loud: 0.7 },
	],
	tick: [{ on: 'wood', at: 0, pitch: 520, loud: 0.4 }],
	join: [
		{ on: 'wood', at: 0, pitch: 330, loud: 0.5 },
		{ on: 'wood', at: 0.11, pitch: 440, loud: 0.5 },
	],
	flip: [{ on: 'paper', at: 0, pitch: 2200, loud: 0.6 }],
	truth: [
		{ on: 'paper', at: 0, pitch: 2600, loud: 0.4 },
		{ on: 'bell', at: 0.12, pitch: 440, loud: 0.5 },
		{ on: 'bell', at: 0.26, pitch: 659, loud: 0.6 },
	],
	points: [
		{ on: 'wood', at: 0, pitch: 392, loud: 0.5 },
		{ on: 'wood', at: 0.12, pitch: 494, loud: 0.5 },
		{ on: 'wood', at: 0.24, pitch: 587, loud: 0.6 },
	],
	over: [
		{ on: 'bell', at: 0, pitch: 294, loud: 0.6 },
		{ on: 'bell', at: 0.16, pitch: 440, loud: 0.6 },
		{ on: 'bell', at: 0.32, pitch: 587, loud: 0.6 },
		{ on: 'bell', at: 0.48, pitch: 740, loud: 0.7 },
	],
};

const PLAYERS = { bell, paper, wood };

export function play(context: BaseAudioContext, cue: Cue): void {
	const room = new GainNode(context, { gain: LOUDNESS });
	room.connect(context.destination);
	const now = context.currentTime;
	for (const { on, at, pitch, loud } of SCORES[cue]) PLAYERS[on](room, now + at, pitch, loud);
}

/** A small bell: overtones that are no harmonics, the high ones gone first. */
function bell(room: AudioNode, at: number, pitch: number, loud: number): void {
	sing(room, at, pitch, loud, 1.1);
	sing(room, at, pitch * 2.76, loud * 0.22, 0.45);
	sing(room, at, pitch * 5.4, loud * 0.07, 0.18);
}

/** A knuckle on a table: a dull note that falls, and the knock itself. */
function wood(room: AudioNode, at: number, pitch: number, loud: number): void {
	sing(room, at, pitch, loud, 0.11, pitch * 0.82);
	hiss(room, at, { type: 'bandpass', frequency: pitch * 3, Q: 1.4 }, loud * 0.6, 0.03);
}

/** A sheet turned over. */
function paper(room: AudioNode, at: number, pitch: number, loud: number): void {
	hiss(room, at, { type: 'bandpass', frequency: pitch, Q: 0.7 }, loud * 0.5, 0.16, 0.06);
	hiss(room, at + 0.07, { type: 'highpass', frequency: pitch * 1.6 }, loud * 0.25, 0.12, 0.03);
}

function sing(room: AudioNode, at: number, from: number, loud: number, lasts: number, to = from): void {
	const tone = new OscillatorNode(room.context, { frequency: from });
	tone.frequency.setValueAtTime(from, at);
	tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
	tone.connect(fading(room, at, loud, lasts, 0.004));
	tone.start(at);
	tone.stop(at + lasts);
}

function hiss(
	room: AudioNode,
	at: number,
	colour: BiquadFilterOptions,
	loud: number,
	lasts: number,
	swell = 0.002,
): void {
	const noise = new AudioBufferSourceNode(room.context, { buffer: grain(room.context, lasts) });
	noise.connect(new BiquadFilterNode(room.context, colour)).connect(fading(room, at, loud, lasts, swell));
	noise.start(at);
}

function grain(context: BaseAudioContext, lasts: number): AudioBuffer {
	const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
	return buffer;
}

/** Swells at once, and dies away as things do that were struck. */
function fading(room: AudioNode, at: number, loud: number, lasts: number, swell: number): GainNode {
	const gain = new GainNode(room.context, { gain: 0 });
	gain.gain.setValueAtTime(0, at);
	gain.gain.linearRampToValueAtTime(loud, at + swell);
	gain.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
	gain.connect(room);
	return gain;
}
