import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// A running `walpurgis serve`, for `npm run dev`.
const HOUSE = process.env.WALPURGIS ?? 'http://127.0.0.1:8666';

// What every page needs, and what a game under way needs from the first moment, travel as one file each; the rest
// comes when it is wanted: whatever is only imported by `import()`, and what only that imports.
const EVERYWHERE = /node_modules|src\/(part\/(Bar|Face|Icon|Late)|words\/words|net\/(?!past|tables)|device\/(prefs|sound|language|hints)|board\/(art|colour))/;
const TABLE_PAGE = '/src/table/TablePage.svelte';

type Ask = (id: string) => { importedIds: readonly string[] } | null;
const atTheTable = new Set<string>();

/** All that the page of a table imports at once, and what that imports. */
function gather(id: string, ask: Ask): void {
  if (atTheTable.has(id)) return;
  atTheTable.add(id);
  ask(id)?.importedIds.forEach((imported) => gather(imported, ask));
}

function manualChunks(id: string, { getModuleInfo }: { getModuleInfo: Ask }): string | undefined {
  if (id.endsWith('.css') || id.includes('\0')) return undefined;
  if (EVERYWHERE.test(id)) return 'base';
  if (!atTheTable.size) gather(join(import.meta.dirname, TABLE_PAGE), getModuleInfo);
  return atTheTable.has(id) ? 'table' : undefined;
}

/** In development a game's art comes straight from its folder, as it was last saved. */
const art = {
  name: 'art',
  configureServer(server: { middlewares: { use: (handler: unknown) => void } }) {
    server.middlewares.use(async (request: { url?: string }, response: import('node:http').ServerResponse, next: () => void) => {
      const game = /^\/api\/games\/(\w+)\/art\.svg/.exec(request.url ?? '')?.[1];
      if (!game) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(await readFile(`../src/walpurgis/games/${game}/art.svg`));
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [svelte(), art],
  base: command === 'build' ? '/static/' : '/',
  build: {
    outDir: '../src/walpurgis/server/static',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks } },
  },
  server: { proxy: { '/api': { target: HOUSE, ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
}));
