import { beforeEach, describe, expect, it, vi } from 'vitest';
import { after } from '../src/device/fitting';

const begin = { level: 3, row: 0, last: '' };
const play = (results: boolean[], from = begin) =>
  results.reduce((course, won, index) => after(course, `table-${index}`, won), from);

describe('opponents that fit', () => {
  it('go one step up after two games won in a row, and one down after two that were not', () => {
    expect(play([true]).level).toBe(3);
    expect(play([true, true]).level).toBe(4);
    expect(play([false, false]).level).toBe(2);
    expect(play([true, false, true, false]).level).toBe(3);
    expect(play([true, true, true]).level).toBe(4);
  });

  it('stay among the five', () => {
    expect(play(Array<boolean>(20).fill(true)).level).toBe(5);
    expect(play(Array<boolean>(20).fill(false)).level).toBe(1);
  });

  it('count a game once, however often it is looked at', () => {
    const once = after(begin, 'a', true);
    expect(after(once, 'a', true)).toEqual(once);
  });

  it('let somebody win about half of the games whose chances fall with the level', () => {
    const chances = [0, 0.8, 0.65, 0.5, 0.35, 0.2];
    let seed = 1;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    let [course, wins] = [begin, 0];
    for (let game = 0; game < 4000; game++) {
      const won = random() < chances[course.level]!;
      wins += won ? 1 : 0;
      course = after(course, String(game), won);
    }
    expect(wins / 4000).toBeGreaterThan(0.46);
    expect(wins / 4000).toBeLessThan(0.54);
  });
});

describe('what is kept', () => {
  beforeEach(() => {
    vi.resetModules();
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
  });

  it('is kept by game, on this device', async () => {
    const { fitting } = await import('../src/device/fitting');
    fitting.begin('hyene', 2);
    expect(fitting.count('hyene', 'a', 2, true)).toBe(0);
    expect(fitting.count('hyene', 'b', 2, true)).toBe(1);
    expect(fitting.count('hyene', 'b', 2, true)).toBe(1);
    expect(fitting.level('hexentanz', 3)).toBe(3);
    vi.resetModules();
    const later = await import('../src/device/fitting');
    expect(later.fitting.level('hyene', 1)).toBe(3);
  });
});
