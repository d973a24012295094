import type { BetterAuthRateLimitStorage } from "better-auth";
import type { Clock } from "../platform/clock.ts";
import type { AttemptStore } from "./attempt.store.ts";

interface Needs {
  attempts: AttemptStore;
  clock: Clock;
}

/** The prefix of better-auth's keys if the client address is unknown. */
const unknownAddress = "no-trusted-ip|";

/**
 * Counts the requests of each client address for better-auth, in fixed windows: better-auth's own counter restarts only
 * after a whole window without a request. Clients without a known address are not counted, because they would share one
 * counter and lock each other out.
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
