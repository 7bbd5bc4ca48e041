import type { MoonsScene } from './scene';

/** How many cards lie face down already, and how many there will be. */
export function faceDown({ game: { phase, players } }: MoonsScene): { laid: number; expected: number } {
	if (phase.type !== 'choosing') return { laid: 0, expected: 0 };
	const others = players.filter((player, seat) => player.status === 'playing' && seat !== phase.narrator);
	return {
		laid: 1 + others.filter((player) => player.done).length * phase.count,
		expected: 1 + others.length * phase.count,
	};
}
