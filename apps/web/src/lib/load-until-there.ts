/** After this time, what failed to load is tried again, in milliseconds. */
const tryAgainMs = 5_000;

/** Loads a chunk. While that fails, it is tried again every few seconds. */
export async function loadUntilThere<Loaded>(fetch: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
}
