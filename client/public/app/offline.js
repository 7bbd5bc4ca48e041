// Looks for the house, and loads the page anew only when it answers: nobody who is being read to is interrupted.
const EVERY = 5000;

async function look() {
	try {
		await fetch('/app/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' });
		location.reload();
	} catch {
		setTimeout(look, EVERY);
	}
}

setTimeout(look, EVERY);
