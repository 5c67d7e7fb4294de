/** Asks the house again and again what is new, while it is wanted and there: the browser says what it has. */

import type { Problem } from '../net/api';

const EVERY = 2000; // ms
export const GONE = 404;

export function keepAsking<T>(
  ask: () => Promise<T>,
  told: (found: T) => void,
  lost: (error: Problem) => void,
): () => void {
  let isWanted = true;
  let timer: number | undefined;
  async function once(): Promise<void> {
    try {
      const found = await ask();
      if (isWanted) told(found);
    } catch (error) {
      if (isWanted) lost(error as Problem);
      if ((error as Problem).status === GONE) isWanted = false;
    }
    if (isWanted) timer = window.setTimeout(once, EVERY);
  }
  /** A phone that wakes up does not wait for the next time. */
  function wake(): void {
    if (document.hidden) return;
    clearTimeout(timer);
    timer = window.setTimeout(once);
  }
  void once();
  document.addEventListener('visibilitychange', wake);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
