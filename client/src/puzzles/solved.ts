/** Which puzzles this device has solved: its own affair, told to nobody. */

const KEY = 'walpurgis-puzzles';
const MOST = 500; // names that are remembered

export function solved(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set(); // storage is off, or holds something else
  }
}

export function solve(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(name)].slice(-MOST)));
  } catch {
    // it lasts as long as the page
  }
}
