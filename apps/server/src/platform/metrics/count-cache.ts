import type { CacheUse } from "./node-metrics.ts";

/** Counts how often a cache had what was asked for: call one of both at each lookup. */
export interface CacheCount {
  hit(): void;
  miss(): void;
  use(): CacheUse;
}

/** What a cache knows of itself; one without a limit of bytes has a `maxSize` of 0. */
interface SizedCache {
  readonly size: number;
  readonly maxSize: number;
  readonly calculatedSize: number;
}

/** Creates the count of a cache. */
export function countCache(cache: SizedCache): CacheCount {
  let hits = 0;
  let misses = 0;
  return {
    hit: () => void (hits += 1),
    miss: () => void (misses += 1),
    use: () => ({
      bytes: cache.maxSize === 0 ? null : cache.calculatedSize,
      entries: cache.size,
      hits,
      misses,
    }),
  };
}
