import { isDone, type MoonsScene } from './scene';

/** How many cards lie face down already, and how many there will be. */
export function faceDown(scene: MoonsScene): { laid: number; expected: number } {
	const { phase, players } = scene.game;
	if (phase.type !== 'choosing') return { laid: 0, expected: 0 };
	const others = players.flatMap(({ status }, seat) =>
		status === 'playing' && seat !== phase.narrator ? [seat] : [],
	);
	return {
		laid: 1 + others.filter((seat) => isDone(scene, seat)).length * phase.count,
		expected: 1 + others.length * phase.count,
	};
}
