/** The engraver's lines behind the clouds: level, never quite straight, finer towards the horizon. */
export const WAVES = { width: 1600, height: 1100 };

const GAP = 9;
const STEP = 40;

export const waves: { path: string; width: number }[] = Array.from(
	{ length: Math.floor(WAVES.height / GAP) },
	(_, line) => {
		const y = (line + 0.7) * GAP;
		const heights = Array.from({ length: WAVES.width / STEP + 1 }, (_, step) => y + rise(step * STEP, y));
		const points = heights.map((height, step) => `${step * STEP} ${height.toFixed(1)}`);
		return { path: `M${points.join('L')}`, width: 0.6 + 1.5 * (1 - y / WAVES.height) };
	},
);

/** Waves of lengths that share no measure, so they do not seem to repeat. */
function rise(x: number, y: number): number {
	return (
		5 * Math.sin(x / 173 + y / 97) +
		3.5 * Math.sin(x / 71 - y / 43 + 1) +
		2.5 * Math.sin(x / 389 + y / 211 + 2) * Math.sin(y / 31)
	);
}
