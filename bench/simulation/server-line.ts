/** Work that waits in line for cores, one after the other. */
export interface ServerLine {
  /**
   * Does work that comes at `atMs`, behind all work that came before. Returns when it is done. `coreMicros` may depend on how long the work waited
   * before it began. Times in milliseconds.
   */
  serve(atMs: number, coreMicros: (waitedMs: number) => number): number;
  /** The longest that a piece of work waited before it began, in milliseconds. */
  longestWaitMs(): number;
}

/**
 * Creates a line before `cores` cores, of which a `busyShare` from 0 to 1 does other work. All cores are one that is as many times as
 * fast: right while there is a crowd, too fast for a single piece of work.
 */
export function createServerLine(cores: number, busyShare: number): ServerLine {
  const microsPerMs = 1_000 * cores * (1 - busyShare);
  if (microsPerMs <= 0)
    throw new Error("The other work leaves no time: nothing would ever be done.");
  let freeAtMs = 0;
  let longestMs = 0;
  return {
    serve(atMs, coreMicros) {
      const beginsAtMs = Math.max(atMs, freeAtMs);
      longestMs = Math.max(longestMs, beginsAtMs - atMs);
      freeAtMs = beginsAtMs + coreMicros(beginsAtMs - atMs) / microsPerMs;
      return freeAtMs;
    },
    longestWaitMs: () => longestMs,
  };
}
