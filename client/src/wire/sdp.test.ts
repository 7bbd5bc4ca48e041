import { expect, test } from 'vitest';
import { slim } from './sdp';

const medium = (mid: number) => `m=audio 9 UDP/TLS/RTP/SAVPF 111 63 9\r
c=IN IP4 0.0.0.0\r
a=rtcp:9 IN IP4 0.0.0.0\r
a=candidate:1 1 udp 1 10.0.0.7 4444 typ host\r
a=ice-ufrag:LLOc\r
a=ice-pwd:secret\r
a=fingerprint:sha-256 80:55\r
a=setup:active\r
a=mid:${mid}\r
a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level\r
a=extmap:2 http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time\r
a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid\r
a=recvonly\r
a=rtcp-mux\r
a=rtpmap:111 opus/48000/2\r
a=fmtp:111 minptime=10;useinbandfec=1\r
a=rtpmap:63 red/48000/2\r
a=rtpmap:9 G722/8000\r
`;
const sdp = (media: number) =>
	`v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n${Array.from({ length: media }, (_, mid) => medium(mid)).join('')}`;

test('a description keeps what the house needs, and nobody’s address', () => {
	const short = slim(sdp(1));
	expect(short).not.toContain('candidate');
	expect(short).not.toContain('10.0.0.7');
	expect(short).not.toContain('G722');
	for (const line of ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=mid:0', 'a=ice-pwd:secret', 'a=rtcp-mux'])
		expect(short.split('\r\n')).toContain(line);
	expect(short).toContain('a=fmtp:111 minptime');
	expect(short).toContain('sdes:mid');
});

test('twelve voices fit into one frame, and say once how to connect', () => {
	const short = slim(sdp(12));
	expect(short.length).toBeLessThan(3800);
	expect(short.match(/a=ice-pwd/g)).toHaveLength(1);
	expect(short.match(/^m=audio/gm)).toHaveLength(12);
});
