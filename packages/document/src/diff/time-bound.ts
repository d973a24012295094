/** The limit on the duration of a comparison. The result marks the parts that were not compared in time. */
export type TimeBoundOptions = {
  /** In milliseconds; default 1,000. */
  readonly timeBoundMs?: number;
  /** The clock, in milliseconds; default `performance.now`. */
  readonly now?: () => number;
};

/** A running time bound. */
export type TimeBound = {
  /** 0 when the time is up. */
  readonly remainingMs: () => number;
};

const usualTimeBoundMs = 1000;

/** Starts a time bound: its time runs from this call. */
export function startTimeBound(options: TimeBoundOptions): TimeBound {
  const now = options.now ?? (() => performance.now());
  const endsAt = now() + (options.timeBoundMs ?? usualTimeBoundMs);
  return { remainingMs: () => Math.max(0, endsAt - now()) };
}
