import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.STARBOARD_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  resolve: {
    alias: { $lib: at('src/lib'), $components: at('src/components'), $starboard: at('../src/starboard') },
    // Components under test run as they do in the browser.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/starboard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // No test leaves anything behind, so all of a process share one page: five times as fast.
  test: { environment: 'happy-dom', isolate: false, include: ['tests/**/*.test.ts', 'src/games/**/*.test.ts'] },
});
