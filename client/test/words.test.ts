import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const LANGUAGES = ['fr', 'en'];
// How keys begin that only the server has: a game's, and the house's own.
const OF_GAMES = [
  'lesson|ready$|result|show|memo|situation|aim|effect|hint|hand-told',
  'speaker-role|side$|piece|spot|step|event|preview|tally|fact|stays$',
];
const OF_THE_HOUSE = [
  'phrase|page-(problem|home)$|level-\\d|seat-name|list-last|range|share-of|sheet-total',
  'unsaid$|name$|pad-(?!done)|puzzle-hats|witch$',
  'evening-(table|any-game|rank|round|points|called|coming|goes-on|back)$',
];
const FROM_THE_SERVER = new RegExp(`^(${[...OF_GAMES, ...OF_THE_HOUSE].join('|')})`);

// Those of every page, and those that are loaded late, which stand above them.
const PARTS = ['', 'living-room.', 'evening.', 'proof.'];
const read = (language: string): string =>
  PARTS.map((part) => readFileSync(join(SOURCE, `words/${part}${language}.ftl`), 'utf8')).join('\n');
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

test('both languages say the same things', () => {
  expect(keysOf(read('fr'))).toEqual(keysOf(read('en')));
});

test.each(LANGUAGES)('all messages in %s can be read', (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(read(language)), { allowOverrides: true })).toEqual([]);
  for (const key of keysOf(read(language))) expect(bundle.hasMessage(key), key).toBe(true);
});

test('no message is missing', () => {
  const known = new Set(keysOf(read('en')));
  const said = [...code.matchAll(/say\(\s*'([^']+)'/g)].map((found) => found[1]!);
  const chosen = [...code.matchAll(/say\([^()]*\? '([^']+)' : '([^']+)'/g)].flatMap((found) => [found[1]!, found[2]!]);
  const missing = [...said, ...chosen].filter((key) => !known.has(key) && !FROM_THE_SERVER.test(key));
  expect(missing).toEqual([]);
});

test('no message is unused', () => {
  const unused = keysOf(read('en')).filter(
    (key) => !code.includes(`'${key}'`) && !code.includes(`\`${key.replace(/-[a-z]+$/, '-$')}`),
  );
  expect(unused).toEqual([]);
});

test('French has its no-break spaces', () => {
  const broken = read('fr')
    .split('\n')
    .filter((line) => !line.startsWith('#') && / [!?:;»](\s|$)/.test(line.replace(/->.*/, '')));
  expect(broken).toEqual([]);
});
