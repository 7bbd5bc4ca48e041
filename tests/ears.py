"""What a browser hears: a script that listens to all that is played, and tells one tone from another."""

from __future__ import annotations

LOWEST, STEP, MOST = 1000, 175, 8
"""Hertz: the tone of the first, how much higher each next one is (none rings in another), and how many."""
WINDOW = 0.04
"""Seconds that are judged together."""

VOICES = 24
"""How many voices a browser can be sent until the page is left, those before Janus died among them."""
VALUES = {"size": 48000 * WINDOW, "lowest": LOWEST, "step": STEP, "most": MOST, "voices": VOICES}

LISTENER = """
const SIZE = %(size)d, LOUD = 0.05;
const hann = Float64Array.from({ length: SIZE }, (_, at) => 1 - Math.cos((2 * Math.PI * (at + 0.5)) / SIZE));
const turns = Array.from({ length: %(most)d }, (_, tone) =>
	2 * Math.cos((2 * Math.PI * (%(lowest)d + %(step)d * tone)) / sampleRate));
registerProcessor('ear', class extends AudioWorkletProcessor {
	voices = Array.from({ length: %(voices)d }, () => new Float64Array(SIZE));
	at = 0;
	process(voices) {
		const here = voices.flatMap(([sound], number) => (sound ? [[sound, this.voices[number]]] : []));
		for (let n = 0; n < 128; n++) {
			for (const [sound, kept] of here) kept[this.at] = sound[n] * hann[this.at];
			if (++this.at < SIZE) continue;
			this.at = 0;
			let heard = 0;
			for (const [, kept] of here) heard |= this.tone(kept);
			this.port.postMessage([Date.now(), heard]);
		}
		return true;
	}
	/** The loudest tone of a voice (Goertzel), as a bit; 0: none is loud. */
	tone(kept) {
		let loudest = LOUD, found = 0;
		for (let tone = 0; tone < turns.length; tone++) {
			const turn = turns[tone];
			let one = 0, two = 0, next;
			for (let n = 0; n < SIZE; n++) {
				next = kept[n] + turn * one - two;
				two = one;
				one = next;
			}
			const loud = (2 * Math.sqrt(one * one + two * two - turn * one * two)) / SIZE;
			if (loud > loudest) [loudest, found] = [loud, 1 << tone];
		}
		return found;
	}
});
"""
"""A tone of full loudness has the amplitude 1; those of people have 0.37."""

EARS = """
(() => {
	// A tone is what a browser takes for noise: none of what it does to voices is wanted here.
	const devices = navigator.mediaDevices, ask = devices.getUserMedia.bind(devices);
	const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
	devices.getUserMedia = () => ask({ audio: plain });
	const lines = (window.lines = []), sources = [];
	// All that was heard: the end of each window, and its tones.
	window.heard = [];
	let ear;
	const listen = async () => {
		const context = new AudioContext({ sampleRate: 48000, sinkId: window.earphones ?? '' });
		const script = new Blob([LISTENER], { type: 'text/javascript' });
		await context.audioWorklet.addModule(URL.createObjectURL(script));
		const node = new AudioWorkletNode(context, 'ear', {
			numberOfInputs: VOICES, channelCount: 1, channelCountMode: 'explicit'
		});
		node.connect(context.destination);
		node.port.onmessage = ({ data }) => window.heard.push(data);
		return node;
	};
	window.RTCPeerConnection = class extends RTCPeerConnection {
		constructor(...all) {
			super(...all);
			lines.push(this);
			this.addEventListener('track', async ({ track }) => {
				const node = await (ear ??= listen());
				const source = node.context.createMediaStreamSource(new MediaStream([track]));
				sources.push(source);
				source.connect(node, 0, sources.length - 1);
			});
		}
	};
	// For how long sound waits in this browser before it is played: all seconds, and of how many samples.
	window.waited = async () => {
		let seconds = 0, samples = 0;
		for (const line of lines.filter((one) => one.connectionState === 'connected'))
			for (const one of (await line.getStats()).values())
				if (one.type === 'inbound-rtp') {
					seconds += one.jitterBufferDelay;
					samples += one.jitterBufferEmittedCount;
				}
		return [seconds, samples];
	};
})();
""".replace("LISTENER", repr(LISTENER % VALUES)).replace("VOICES", str(VOICES))

MUTED = "window.earphones = { type: 'none' };"
"""What is listened to is not played a second time: a loudspeaker waits for its turn, so all comes later."""

DISOBEDIENT = """
Object.defineProperty(MediaStreamTrack.prototype, 'enabled', { get: () => true, set() {} });
"""
"""Microphones send and voices are played, whatever the page wants: only the house can keep anybody silent."""
