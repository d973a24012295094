/** How failed sign-in attempts count for one account or for one client address. */
export interface FailureRule {
  /** The number of failures in a row that cause no wait. */
  readonly freeFailures: number;
  /** The time after which one failure no longer counts, in milliseconds. */
  readonly forgivenAfterMs: number;
}

/** The time of the last failure, and the time when no failure counts any more. In milliseconds since 1970. */
export interface Failures {
  readonly failedAtMs: number;
  readonly forgivenAtMs: number;
}

const minuteMs = 60_000;

/** The rule for one e-mail address. It also applies if no account has the address. */
export const accountFailureRule: FailureRule = { freeFailures: 10, forgivenAfterMs: 15 * minuteMs };

/**
 * The rule for one client address, across all accounts. It is more tolerant, because a whole office can share one
 * address.
 */
export const addressFailureRule: FailureRule = { freeFailures: 30, forgivenAfterMs: 5 * minuteMs };

/** The wait after the last free failure; each further failure doubles the wait. */
const firstWaitMs = minuteMs;
const longestWaitMs = 15 * minuteMs;

/** The wait has its maximum after this many doublings. */
const doublingsMax = Math.ceil(Math.log2(longestWaitMs / firstWaitMs));

/** Adds one failure. `null` means that there are no failures yet. */
export function addFailure(
  failures: Failures | null,
  { freeFailures, forgivenAfterMs }: FailureRule,
  atMs: number,
): Failures {
  const from = Math.max(failures?.forgivenAtMs ?? 0, atMs);
  const latest = atMs + (freeFailures + doublingsMax) * forgivenAfterMs;
  return { failedAtMs: atMs, forgivenAtMs: Math.min(from + forgivenAfterMs, latest) };
}

/** The earliest time of the next attempt, in milliseconds since 1970; 0 if there is no wait. */
export function nextAttemptAtMs(failures: Failures | null, rule: FailureRule): number {
  if (failures === null) return 0;
  const { failedAtMs, forgivenAtMs } = failures;
  const counted = Math.round((forgivenAtMs - failedAtMs) / rule.forgivenAfterMs);
  const doublings = counted - rule.freeFailures;
  if (doublings < 0) return 0;
  return failedAtMs + Math.min(firstWaitMs * 2 ** doublings, longestWaitMs);
}
