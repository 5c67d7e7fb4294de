const PAUSE = 1500; // ms

/** Something of the page that is fetched when it is wanted. While the house is away it is asked for again and again. */
export async function lazy<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
