/** What every game's `HowTo.svelte` is given: the shell shows the words, the game its pieces. */
export interface LessonProps {
	/** From 0. There are as many as `<game>-howto-1`, `<game>-howto-2`… in the words. */
	step: number;
	/** Says `<game>-howto-<step>-<outcome>`, and whether the step is learnt by that. */
	tell(outcome: string, learnt: boolean): void;
}
