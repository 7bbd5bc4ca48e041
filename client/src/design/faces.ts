const DISC = '<circle cx="16" cy="16" r="13.5" fill="#F5EFE0" stroke="#1C1815" stroke-width="2"/>';
const EYES =
	'<circle cx="11" cy="13" r="1.9" fill="#1C1815"/><circle cx="21" cy="13" r="1.9" fill="#1C1815"/>';
const line = (path: string) =>
	`<path d="${path}" fill="none" stroke="#1C1815" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const ink = (path: string) => `<path d="${path}" fill="#1C1815"/>`;
const wax = (path: string) => `<path d="${path}" fill="#A3271B"/>`;
const HEART = 'a2.4 2.4 0 0 0-4.2-1.6a2.4 2.4 0 0 0-4.2 1.6q0 2.4 4.2 4.9q4.2-2.5 4.2-4.9z';

/** The faces that pass: our own drawings on a 32 square, the same on every device. */
export const FACES = {
	laugh: DISC + line('M8 13.5q2.8-4 5.6 0M18.4 13.5q2.8-4 5.6 0') + ink('M8.5 17.5h15q-.8 8-7.5 8t-7.5-8z'),
	wow:
		DISC +
		EYES +
		line('M8.5 8.5q2.3-1.8 4.6-.6M18.9 7.9q2.3-1.2 4.6.6') +
		'<ellipse cx="16" cy="21.5" rx="3.2" ry="4.2" fill="#1C1815"/>',
	love: DISC + wax(`M15 11.6${HEART}`) + wax(`M25.4 11.6${HEART}`) + line('M9.5 20q6.5 6.5 13 0'),
	applause:
		DISC +
		'<g fill="#F5EFE0" stroke="#1C1815" stroke-width="2.2">' +
		'<rect x="8.2" y="11" width="6.8" height="13.5" rx="3.4" transform="rotate(24 11.6 17.7)"/>' +
		'<rect x="17" y="11" width="6.8" height="13.5" rx="3.4" transform="rotate(-24 20.4 17.7)"/></g>' +
		line('M16 5.2v2.8M11 6.4l1.2 2.4M21 6.4l-1.2 2.4'),
	hmm: DISC + EYES + line('M8.6 9.4l4.6.5M18.6 8.4q2.4-2 4.8-.2M11 22.6q5-3.4 10.4-.9'),
	ouch:
		DISC +
		line(
			'M8.6 10.2l4.2 2.8-4.2 2.8M23.4 10.2l-4.2 2.8 4.2 2.8M9.8 23l2.5-2.6 2.5 2.6 2.5-2.6 2.5 2.6 2.4-2.6',
		),
};

export type Reaction = keyof typeof FACES;
export const REACTIONS = Object.keys(FACES) as Reaction[];
