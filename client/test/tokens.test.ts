import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

const block = (selector: string): Record<string, string> => {
  const found = new RegExp(`${selector.replace(/[[\]"]/g, '\\$&')} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return Object.fromEntries([...found.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((line) => [line[1], line[2]!.trim()]));
};

test('the automatic theme by day is the light theme', () => {
  const light = block('[data-theme="light"]');
  const auto = block('[data-theme="auto"]');
  for (const [name, value] of Object.entries(auto)) expect(value, name).toBe(light[name]);
  const same = ['--lantern', '--on-lantern']; // as at night
  expect(Object.keys(light).filter((name) => !(name in auto) && !same.includes(name))).toEqual([]);
});
