// Serves one page with its script, and only where there is no network: nothing of the client is kept here, so none of it
// can ever be older than the house that it talks to. Change the name below whenever one of the two changes.
const KEPT = 'inklings-offline-4';
const OFFLINE = '/app/offline.html';
const SCRIPT = '/app/offline.js';

self.addEventListener('install', (event) => {
	event.waitUntil(keep());
	self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
	if (event.request.mode === 'navigate') event.respondWith(page(event));
	else if (new URL(event.request.url).pathname === SCRIPT) event.respondWith(kept(SCRIPT));
});

async function keep() {
	const cache = await caches.open(KEPT);
	await cache.addAll([OFFLINE, SCRIPT].map((path) => new Request(path, { cache: 'reload' })));
}

async function begin() {
	const old = (await caches.keys()).filter((name) => name !== KEPT);
	await Promise.all(old.map((name) => caches.delete(name)));
	// The page is asked for while this worker still wakes up.
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

async function page(event) {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request));
	} catch {
		return kept(OFFLINE);
	}
}

async function kept(path) {
	return (await caches.match(path)) ?? Response.error();
}
