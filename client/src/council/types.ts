// Made by `npm run types` from the Python models. Do not edit.

export type CouncilOffer = LeanOffer | SealOffer | CallOffOffer;
export type CouncilAction = Lean | Seal | CallOff;

export interface Council {
	View: CouncilView;
	CouncilOffer: CouncilOffer;
	CouncilAction: CouncilAction;
}
/**
 * Your group's deliberation; nobody else ever sees it.
 */
export interface CouncilView {
	group: number[];
	leanings: LeaningView[];
	moving: number | null;
}
/**
 * Where somebody of your group leans.
 */
export interface LeaningView {
	seat: number;
	choice: number;
	sealed: boolean;
}
/**
 * Lean towards any of these, or withdraw if you do.
 */
export interface LeanOffer {
	type: 'lean';
	choices: number[];
	withdraw: boolean;
}
/**
 * Seal any of these.
 */
export interface SealOffer {
	type: 'seal';
	choices: number[];
	at_once: boolean;
	proposed?: number | null;
}
/**
 * Call off the move that is about to be made.
 */
export interface CallOffOffer {
	type: 'call_off';
}
/**
 * Show my group what I lean towards, or that I no longer do.
 */
export interface Lean {
	type: 'lean';
	choice: number | null;
}
/**
 * Have our move made so.
 */
export interface Seal {
	type: 'seal';
	choice: number;
}
/**
 * Not yet: take back the move that one of us is about to make.
 */
export interface CallOff {
	type: 'call_off';
}
