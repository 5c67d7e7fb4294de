import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// A running `walpurgis serve`, for `npm run dev`.
const HOUSE = process.env.WALPURGIS ?? 'http://127.0.0.1:8666';

// What every page needs, what a game under way is drawn with, and what is said around it on one's own turn travel as
// one file each; the rest comes when it is wanted: whatever is only imported by `import()`, and what only that imports.
const SHELL = [
  'common/(Bar|Face|Icon|Late|queue)',
  'words/words',
  'net/(?!past|shares|tables)',
  'device/(prefs|random|sound|language|hints)',
  'board/(art|colour)',
];
const EVERYWHERE = new RegExp(`node_modules|src/(${SHELL.join('|')})`);
const TABLE_PAGE = ['table/TablePage.svelte'];
// What almost every turn asks for: one request instead of thirty.
const OWN_TURN = [
  ...['Arcs', 'Bat', 'Between', 'Legend', 'Marks', 'Over', 'Plate', 'Regions', 'Speaker', 'Trail', 'Ways'].map(
    (name) => `board/${name}.svelte`,
  ),
  ...['Forecast', 'Hand', 'Preview', 'Question', 'SetOf'].map((name) => `prompt/${name}.svelte`),
  ...[
    'Advice',
    'Beside',
    'Explain',
    'Groups',
    'Log',
    'Memory',
    'Menu',
    'MiniPieces',
    'Notebook',
    'OnMat',
    'Phrase',
    'Presence',
    'RecapPanel',
    'Recent',
    'ScoreSheet',
    'SeatLegend',
    'SecretPanel',
    'Unasked',
    'Waiting',
  ].map((name) => `table/${name}.svelte`),
  'prompt/choosing.ts',
  'table/acting.ts',
  'table/recall.ts',
  // a few lines each that several late parts need
  'common/LevelFace.svelte',
  'device/people.ts',
  'learn/art.ts',
  'lobby/chairs.ts',
];
// the rest of it is wanted at home, too, where nobody plays
const AT_TABLES = /src\/(board|prompt|table|common\/(Badge|SpeedChoice))/;

type Ask = (id: string) => { importedIds: readonly string[] } | null;

/** All that these import at once, and what that imports. */
function gather(ids: readonly string[], ask: Ask, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    gather(ask(id)?.importedIds ?? [], ask, found);
  }
  return found;
}

const sources = (names: string[]): string[] => names.map((name) => join(import.meta.dirname, 'src', name));
let atTheTable: Set<string> | undefined;
let onOwnTurn: Set<string> | undefined;

function manualChunks(id: string, { getModuleInfo }: { getModuleInfo: Ask }): string | undefined {
  if (id.endsWith('.css') || id.includes('\0')) return undefined;
  if (EVERYWHERE.test(id)) return 'base';
  atTheTable ??= gather(sources(TABLE_PAGE), getModuleInfo);
  onOwnTurn ??= gather(sources(OWN_TURN), getModuleInfo);
  if (atTheTable.has(id)) return 'table';
  if (onOwnTurn.has(id)) return AT_TABLES.test(id) ? 'turn' : 'shared';
  return undefined;
}

/** In development a game's art comes straight from its folder, as it was last saved. */
const art = {
  name: 'art',
  configureServer(server: { middlewares: { use: (handler: unknown) => void } }) {
    server.middlewares.use(
      async (request: { url?: string }, response: import('node:http').ServerResponse, next: () => void) => {
        const game = /^\/api\/games\/(\w+)\/art\.svg/.exec(request.url ?? '')?.[1];
        if (!game) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(await readFile(`../src/walpurgis/games/${game}/art.svg`));
      },
    );
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
