// Serves one page with its script, and only where there is no network: nothing of the client is kept here, so none of it
// can ever be older than the house that it talks to. Change the name below whenever one of the two changes.
// And it shows what a house says of tables that are played over days.
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

self.addEventListener('push', (event) => {
	if (event.data) event.waitUntil(tell(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(open(`/${event.notification.data.code}`));
});

// Nobody is told of a table that they are looking at.
async function tell({ title, body, code }) {
	const pages = await pagesAt(`/${code}`);
	if (pages.some((page) => page.visibilityState === 'visible')) return;
	await self.registration.showNotification(title, {
		body,
		tag: code,
		renotify: true,
		icon: '/app/icon-192.png',
		data: { code },
	});
}

async function open(path) {
	const [page] = await pagesAt(path);
	await (page ? page.focus() : self.clients.openWindow(path));
}

async function pagesAt(path) {
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	return pages.filter((page) => new URL(page.url).pathname === path);
}

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
