/** How long a comparison may take. What it could not do in time it says, it never hides it. */
export type TimeBoundOptions = {
  /** In milliseconds; 1,000 where it is left out. */
  readonly timeBoundMs?: number;
  /** The clock, in milliseconds; `performance.now` where it is left out. */
  readonly now?: () => number;
};

/** A running time bound. */
export type TimeBound = {
  /** 0 when the time is up. */
  readonly remainingMs: () => number;
};

const usualTimeBoundMs = 1000;

/** Starts the clock. */
export function startTimeBound(options: TimeBoundOptions): TimeBound {
  const now = options.now ?? (() => performance.now());
  const endsAt = now() + (options.timeBoundMs ?? usualTimeBoundMs);
  return { remainingMs: () => Math.max(0, endsAt - now()) };
}
