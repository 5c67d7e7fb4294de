/** Which rules this device has explained already. */

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
  has: (game: string, clause: string): boolean => seen.has(`${game} ${clause}`),
  add(game: string, clause: string): void {
    seen.add(`${game} ${clause}`);
    try {
      localStorage.setItem(KEY, JSON.stringify([...seen]));
    } catch {
      // it lasts as long as the page
    }
  },
};
