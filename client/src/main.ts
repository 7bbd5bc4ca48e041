import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import { theme } from './shell/theme.svelte';
import { viewport } from './shell/viewport.svelte';
import { words } from './words/words.svelte';
import App from './App.svelte';

theme.show();
words.show();
viewport.watch();
mount(App, { target: document.getElementById('app')! });
