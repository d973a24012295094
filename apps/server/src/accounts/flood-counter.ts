import type { BetterAuthRateLimitStorage } from "better-auth";
import type { Clock } from "../platform/clock.ts";
import type { AttemptStore } from "./attempt.store.ts";

interface Needs {
  attempts: AttemptStore;
  clock: Clock;
}

/** How better-auth's keys begin where the caller's address is not known. */
const unknownAddress = "no-trusted-ip|";

/**
 * Counts for better-auth what a client address asks for, in windows that end by themselves: better-auth's own counter begins
 * anew only after a window without a request. Callers whose address is not known are not counted, because they would share
 * one counter and lock each other out.
 */
export function createFloodCounter({ attempts, clock }: Needs): BetterAuthRateLimitStorage {
  return {
    async consume(key, { window, max }) {
      if (key.startsWith(unknownAddress)) return { allowed: true, retryAfter: null };
      const atMs = clock.now().getTime();
      const count = await attempts.count(`flood:${key}`, window * 1_000, atMs);
      return count <= max
        ? { allowed: true, retryAfter: null }
        : { allowed: false, retryAfter: window };
    },
  };
}
