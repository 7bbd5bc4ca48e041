// The parts that games make their screens of, with sample data: /kit while `npm run dev` runs. Never part of the build.
import '../src/design/fonts.css';
import '../src/design/tokens.css';
import '../src/design/base.css';
import '../src/design/layout.css';
import '../src/design/type.css';
import '../src/design/rooms.css';
import { mount } from 'svelte';
import { theme } from '../src/browser/theme.svelte';
import { viewport } from '../src/browser/viewport.svelte';
import { words } from '../src/words/words.svelte';
import Kit from './Kit.svelte';

theme.show();
words.show();
viewport.watch();
mount(Kit, { target: document.getElementById('app')! });
