import type { UserId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import type { Clock } from "../platform/clock.ts";
import { refuse } from "../platform/refusal.ts";
import type { AttemptStore } from "./attempt.store.ts";

/** How often a signed-in person's password may be tried in a window, and how long the window is, in milliseconds. */
const triesMax = 10;
export const triesWindowMs = 5 * 60 * 1_000;

/** How long after signing in a person without a password counts as shown to be themselves. In milliseconds. */
const freshMs = 10 * 60 * 1_000;

/** What showing who one is needs. */
export interface Proof {
  attempts: AttemptStore;
  /** Whether the password is the person's; `null` where they have none. */
  checkPassword(userId: UserId, password: string): Promise<boolean | null>;
  clock: Clock;
}

/**
 * Lets pass who shows that they are the person and not just somebody at their open browser: by their password, or, where
 * they have none, by having signed in within ten minutes. Else WRONG_PASSWORD, SIGN_IN_AGAIN or TOO_MANY_REQUESTS.
 */
export async function proveIdentity(
  { attempts, checkPassword, clock }: Proof,
  { userId, signedInAt }: SignedIn,
  password = "",
): Promise<void> {
  if (!(await mayTryPassword({ attempts, clock }, userId))) return refuse("TOO_MANY_REQUESTS");
  const isRight = await checkPassword(userId, password);
  if (isRight === false) return refuse("WRONG_PASSWORD");
  if (isRight === null && clock.now().getTime() - signedInAt.getTime() > freshMs)
    return refuse("SIGN_IN_AGAIN");
}

/** Counts one more try of a signed-in person's password, and returns whether this try is within the limit. */
export async function mayTryPassword(
  { attempts, clock }: Pick<Proof, "attempts" | "clock">,
  userId: UserId,
): Promise<boolean> {
  const atMs = clock.now().getTime();
  return (await attempts.count(`password:${userId}`, triesWindowMs, atMs)) <= triesMax;
}
