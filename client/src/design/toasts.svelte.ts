const SHOWN_FOR = 5000;

/** Short sentences that say what happened and what to do. */
class Toasts {
	shown = $state<{ id: number; text: string }[]>([]);
	#next = 0;

	say = (text: string): void => {
		if (this.shown.some((toast) => toast.text === text)) return;
		const id = this.#next++;
		this.shown.push({ id, text });
		setTimeout(() => this.drop(id), SHOWN_FOR);
	};

	drop(id: number): void {
		this.shown = this.shown.filter((toast) => toast.id !== id);
	}
}

export const toasts = new Toasts();
