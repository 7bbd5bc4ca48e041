import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/layout.css';
import './design/type.css';
import './design/rooms.css';
import { mount } from 'svelte';
import { isEmbedded, openLinksInWindows } from './browser/embedding';
import { theme } from './browser/theme.svelte';
import { viewport } from './browser/viewport.svelte';
import { words } from './words/words.svelte';
import App from './App.svelte';

theme.show();
words.show();
viewport.watch();
if (isEmbedded) openLinksInWindows();
mount(App, { target: document.getElementById('app')! });

// Only the built page: while developing, a worker would outlive the server that it came from.
if (import.meta.env.PROD && !isEmbedded && 'serviceWorker' in navigator) {
	window.addEventListener('load', () => {
		navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => {
			// Private windows may refuse. Then a lost network shows the browser's own page.
		});
	});
}
