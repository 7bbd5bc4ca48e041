/** Keeps the screen lit until the answer is called; where browsers cannot, nothing happens. */
export function stayAwake(): () => void {
	let lock: WakeLockSentinel | undefined;
	let over = false;

	async function ask() {
		if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			const granted = await navigator.wakeLock.request('screen');
			if (over) await granted.release();
			else lock = granted;
		} catch {
			// An empty battery may refuse. The screen dims as it always does.
		}
	}

	// A page that is put away loses its lock, and must ask again when it comes back.
	document.addEventListener('visibilitychange', ask);
	void ask();
	return () => {
		over = true;
		document.removeEventListener('visibilitychange', ask);
		void lock?.release();
	};
}
