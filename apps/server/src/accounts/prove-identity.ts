import type { UserId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import type { Clock } from "../platform/clock.ts";
import { refuse } from "../platform/refusal.ts";
import type { AttemptStore } from "./attempt.store.ts";

/** The most attempts at a signed-in person's password in a window, and the window's length in milliseconds. */
const attemptsMax = 10;
export const attemptsWindowMs = 5 * 60 * 1_000;

/** How long after sign-in a person without a password counts as identified, in milliseconds. */
const freshMs = 10 * 60 * 1_000;

/** The dependencies of a proof of identity. */
export interface ProofNeeds {
  attempts: AttemptStore;
  /** Whether the password is the user's; `null` if the user has none. */
  checkPassword(userId: UserId, password: string): Promise<boolean | null>;
  clock: Clock;
}

/**
 * Checks that the caller is the account's owner and not just somebody at an open browser: by the password or, without a
 * password, by a sign-in within the last ten minutes. Otherwise WRONG_PASSWORD, SIGN_IN_AGAIN or TOO_MANY_REQUESTS.
 */
export async function proveIdentity(
  { attempts, checkPassword, clock }: ProofNeeds,
  { userId, signedInAt }: SignedIn,
  password = "",
): Promise<void> {
  if (!(await mayTryPassword({ attempts, clock }, userId))) return refuse("TOO_MANY_REQUESTS");
  const isRight = await checkPassword(userId, password);
  if (isRight === false) return refuse("WRONG_PASSWORD");
  if (isRight === null && clock.now().getTime() - signedInAt.getTime() > freshMs)
    return refuse("SIGN_IN_AGAIN");
}

/** Counts one more attempt at a signed-in person's password, and returns whether the attempt is within the limit. */
export async function mayTryPassword(
  { attempts, clock }: Pick<ProofNeeds, "attempts" | "clock">,
  userId: UserId,
): Promise<boolean> {
  const atMs = clock.now().getTime();
  return (await attempts.count(`password:${userId}`, attemptsWindowMs, atMs)) <= attemptsMax;
}
