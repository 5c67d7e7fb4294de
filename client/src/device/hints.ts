/** What this device has explained already: hints and rules, by their names. */

const KEY = 'walpurgis-hints';

function read(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Set();
  }
}

const seen = read();

export const seenHints = {
  /** Whether anything of a game was explained here. */
  knows: (game: string): boolean => [...seen].some((one) => one.startsWith(`${game} `)),
  has: (game: string, name: string): boolean => seen.has(`${game} ${name}`),
  add(game: string, name: string): void {
    seen.add(`${game} ${name}`);
    try {
      localStorage.setItem(KEY, JSON.stringify([...seen]));
    } catch {
      // it lasts as long as the page
    }
  },
};
