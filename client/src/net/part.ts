const PAUSE = 1500; // ms

/**
 * A part of the page that is fetched when it is wanted. While the house is away it is asked for again and again.
 * after: so many ms later, for what can wait until something else has been seen.
 */
export async function part<T>(load: () => Promise<T>, after = 0): Promise<T> {
  for (;; after = PAUSE) {
    try {
      if (after) await new Promise((resolve) => setTimeout(resolve, after));
      return await load();
    } catch {}
  }
}
