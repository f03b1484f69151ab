import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from '$lib/router.svelte';
import { text } from '$lib/text.svelte';
import { reloadIfUpgraded } from '$lib/upgrade';

addEventListener('vite:preloadError', () => void reloadIfUpgraded());
router.start();
await text.load();
mount(App, { target: document.getElementById('app')! });
