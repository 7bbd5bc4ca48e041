/** Line icons on a 24 square; `fill` marks the parts that are solid. */
export const ICONS = {
	keyhole:
		'<path d="M12 4a5 5 0 0 1 2.6 9.3L16.5 20h-9l1.9-6.7A5 5 0 0 1 12 4z" fill="currentColor" stroke="none"/>',
	eye: '<path d="M2 12q10-11 20 0-10 11-20 0z"/><circle cx="12" cy="12" r="3" fill="currentColor"/>',
	talk: '<path d="M3 4h18v12H11l-5 5v-5H3z"/>',
	menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
	check: '<path d="M4 13l5 6L20 5"/>',
	cross: '<path d="M5 5l14 14M19 5L5 19"/>',
	copy: '<path d="M8 8h12v12H8zM4 16V4h12"/>',
	share: '<path d="M12 15V3M7 7l5-5 5 5M5 12v9h14v-9"/>',
	tv: '<path d="M3 5h18v12H3zM8 21h8M12 17v4"/>',
	sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"/>',
	moon: '<path d="M19 15A8 8 0 1 1 10 4a6.5 6.5 0 0 0 9 11z" fill="currentColor"/>',
	turn: '<path d="M20 12a8 8 0 1 1-3-6M20 3v5h-5"/>',
	quill: '<path d="M4 21q3-12 16-18-1 12-12 13M4 21l6-8"/>',
	door: '<path d="M5 21V3h11v18M3 21h18M12 12h1"/>',
	phone: '<path d="M7 2h10v20H7zM11 18.5h2"/>',
	lock: '<path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2"/>',
	unlock: '<path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.6-1.6M12 15v2"/>',
	rules:
		'<circle cx="9" cy="6" r="2.5"/><circle cx="16" cy="12" r="2.5"/><circle cx="7" cy="18" r="2.5"/><path d="M2 6h4M12 6h10M2 12h11M19 12h3M2 18h2M10 18h12"/>',
	down: '<path d="M5 9l7 7 7-7"/>',
	bell: '<path d="M5 18q2-2 2-7a5 5 0 0 1 10 0q0 5 2 7zM12 6V3M10 21h4"/>',
	silent: '<path d="M5 18q2-2 2-7a5 5 0 0 1 10 0q0 5 2 7zM12 6V3M10 21h4M3 3l18 18"/>',
	help: '<path d="M7.5 8.5a4.5 4.5 0 1 1 6.6 4c-1.5.8-2.1 1.5-2.1 3.2"/><circle cx="12" cy="20" r="0.8" fill="currentColor"/>',
	book: '<path d="M12 6q-4-3-9-2v15q5-1 9 2 4-3 9-2V4q-5-1-9 2zM12 6v15"/>',
	speech: '<path d="M3 4h18v12H11l-5 5v-5H3z"/>',
} as const;

export type IconName = keyof typeof ICONS;
