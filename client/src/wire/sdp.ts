/** Lines of a description that the house needs; addresses are none of them. */
const NEEDED =
	/^(?:[vost]=|m=|c=|a=(?:group|mid|ice-|fingerprint|setup|sendonly|recvonly|inactive|rtcp-mux$|ssrc:|extmap:\d+ \S*(?:ssrc-audio-level|sdes:mid)))/;
/** What the media of one bundle have in common: the first says it for all. */
const COMMON = /^a=(?:ice-|fingerprint|setup)/;

/** A session description of ours with only what the house needs: a frame to the house is short. */
export function slim(sdp: string): string {
	let media = 0;
	let opus = '';
	const kept: string[] = [];
	const lines = sdp.split(/\r?\n/);
	for (const line of lines) {
		if (line.startsWith('m=')) {
			media += 1;
			opus = opusIn(lines, media);
			kept.push(line.replace(/(^m=audio \d+ \S+) .*/, `$1 ${opus}`));
		} else if (media > 1 && COMMON.test(line)) continue;
		else if (NEEDED.test(line) || line.startsWith(`a=rtpmap:${opus} `) || line.startsWith(`a=fmtp:${opus} `))
			kept.push(line);
	}
	return `${kept.join('\r\n')}\r\n`;
}

/** The number that a medium gives to Opus. */
function opusIn(lines: string[], media: number): string {
	let at = 0;
	for (const line of lines) {
		if (line.startsWith('m=')) at += 1;
		const found = at === media && /^a=rtpmap:(\d+) opus\//i.exec(line);
		if (found) return found[1]!;
	}
	return '0';
}
