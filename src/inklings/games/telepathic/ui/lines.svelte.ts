import { recall, remember } from '$client/browser/memory';

const KEY = 'telepathic.lines';

/** Whether this screen frames every line of three, whosever it is (T20). */
class Lines {
	shown = $state(recall(KEY) === 'shown');

	readonly toggle = (): void => {
		this.shown = !this.shown;
		remember(KEY, this.shown ? 'shown' : 'hidden');
	};
}

export const lines = new Lines();
