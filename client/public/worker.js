// Serves one page, and only where there is no network: nothing of the client is kept here, so none of it can ever be
// older than the house that it talks to. Change the name below whenever offline.html changes.
const KEPT = 'inklings-offline-2';
const OFFLINE = '/app/offline.html';

self.addEventListener('install', (event) => {
	event.waitUntil(keep());
	self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
	if (event.request.mode === 'navigate') event.respondWith(page(event));
});

async function keep() {
	const kept = await caches.open(KEPT);
	await kept.add(new Request(OFFLINE, { cache: 'reload' }));
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
		return (await caches.match(OFFLINE)) ?? Response.error();
	}
}
