/** How failed attempts to sign in are counted for one account, or for one client address. */
export interface FailureRule {
  /** How many failures in a row cause no wait. */
  readonly freeFailures: number;
  /** After how long one failure is forgiven. In milliseconds. */
  readonly forgivenAfterMs: number;
}

/** When the last attempt failed, and when all failures are forgiven. In milliseconds since 1970. */
export interface Failures {
  readonly failedAtMs: number;
  readonly forgivenAtMs: number;
}

const minuteMs = 60_000;

/** Failures on one e-mail address, whether or not an account has it. */
export const accountFailureRule: FailureRule = { freeFailures: 10, forgivenAfterMs: 15 * minuteMs };

/** Failures from one client address, on whatever account: an office shares one. */
export const addressFailureRule: FailureRule = { freeFailures: 30, forgivenAfterMs: 5 * minuteMs };

/** The wait after the last free failure; each further failure doubles the wait. */
const firstWaitMs = minuteMs;
const longestWaitMs = 15 * minuteMs;

/** After this many doublings, the wait is the longest. */
const doublingsMax = Math.ceil(Math.log2(longestWaitMs / firstWaitMs));

/** The failures with one more. `null` stands for none. */
export function addFailure(
  failures: Failures | null,
  { freeFailures, forgivenAfterMs }: FailureRule,
  atMs: number,
): Failures {
  const from = Math.max(failures?.forgivenAtMs ?? 0, atMs);
  const latest = atMs + (freeFailures + doublingsMax) * forgivenAfterMs;
  return { failedAtMs: atMs, forgivenAtMs: Math.min(from + forgivenAfterMs, latest) };
}

/** The earliest time of the next attempt, in milliseconds since 1970; 0 for no wait. */
export function nextAttemptAtMs(failures: Failures | null, rule: FailureRule): number {
  if (failures === null) return 0;
  const { failedAtMs, forgivenAtMs } = failures;
  const counted = Math.round((forgivenAtMs - failedAtMs) / rule.forgivenAfterMs);
  const doublings = counted - rule.freeFailures;
  if (doublings < 0) return 0;
  return failedAtMs + Math.min(firstWaitMs * 2 ** doublings, longestWaitMs);
}
