const SHOWN_FOR = 5000;

/** Where to read more about what a toast says. */
export interface ToastLink {
	label: string;
	href: string;
}

/** Short sentences that say what happened and what to do. */
class Toasts {
	shown = $state<{ id: number; text: string; link: ToastLink | null }[]>([]);
	#next = 0;

	say = (text: string, link: ToastLink | null = null): void => {
		if (this.shown.some((toast) => toast.text === text)) return;
		const id = this.#next++;
		this.shown.push({ id, text, link });
		setTimeout(() => this.drop(id), SHOWN_FOR);
	};

	drop(id: number): void {
		this.shown = this.shown.filter((toast) => toast.id !== id);
	}
}

export const toasts = new Toasts();
