import type { UserId } from "@stemma/domain/ids";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import type { AttemptStore } from "./attempt.store.ts";
import type { SignedIn } from "./signed-in.ts";

/** How often a password may be tried in a window. */
const triesMax = 10;
const triesWindowMs = 5 * 60 * 1_000;

/** How long after signing in a person without a password counts as shown to be themselves. In milliseconds. */
const freshMs = 10 * 60 * 1_000;

/** What showing who one is needs. */
export interface Proof {
  attempts: AttemptStore;
  /** Whether the password is the person's; `null` where they have none. */
  checkPassword(userId: UserId, password: string): Promise<boolean | null>;
  clock: Clock;
  ids: Ids;
}

/**
 * Lets pass who shows that they are the person and not just somebody at their open browser: by their password, or, where
 * they have none, by having signed in within ten minutes. Else WRONG_PASSWORD, SIGN_IN_AGAIN or TOO_MANY_REQUESTS.
 */
export async function proveIdentity(
  { attempts, checkPassword, clock, ids }: Proof,
  { userId, signedInAt }: SignedIn,
  password = "",
): Promise<void> {
  const atMs = clock.now().getTime();
  const tries = await attempts.count(ids.next(), `password:${userId}`, triesWindowMs, atMs);
  if (tries > triesMax) return refuse("TOO_MANY_REQUESTS");
  const isRight = await checkPassword(userId, password);
  if (isRight === false) return refuse("WRONG_PASSWORD");
  if (isRight === null && atMs - signedInAt.getTime() > freshMs) return refuse("SIGN_IN_AGAIN");
}
