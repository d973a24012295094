import { createHash } from "node:crypto";
import { foldEmail } from "@stemma/domain/account/email";
import {
  accountFailureRule,
  addFailure,
  addressFailureRule,
  nextAttemptAtMs,
} from "@stemma/domain/account/sign-in-limit";
import type { FailureRule } from "@stemma/domain/account/sign-in-limit";
import type { Clock } from "../platform/clock.ts";
import type { KnownAddressStore } from "./known-address.store.ts";
import type { SignInFailureStore } from "./sign-in-failure.store.ts";

interface Needs {
  failures: SignInFailureStore;
  knownAddresses: KnownAddressStore;
  clock: Clock;
}

/** An attempt at an account's password, or at the code after it, with its client address; `null` if the address is unknown. */
export interface SignInAttempt {
  readonly email: string;
  readonly address: string | null;
  /**
   * Whether it is at a code. A code has a million values, so it waits from known addresses too: whoever tries knows the password
   * already, and locks out nobody but an owner who has to change it.
   */
  readonly isCode?: boolean;
}

/**
 * The counters of an attempt. An account that does not exist is counted like any other. The key of an account is a
 * hash, so that the table holds no e-mail addresses. An unknown client address is not counted, because all clients
 * without one would share the counter.
 */
function countersOf({
  email,
  address,
}: SignInAttempt): readonly (readonly [string, FailureRule])[] {
  const account = [accountKey(email), accountFailureRule] as const;
  return address === null ? [account] : [account, [`address:${address}`, addressFailureRule]];
}

function accountKey(email: string): string {
  return `account:${createHash("sha256").update(foldEmail(email)).digest("base64url")}`;
}

/**
 * How long an attempt must wait because of earlier failures on the account or from the client address, in milliseconds;
 * 0 for no wait. An attempt at the password from a known client address of the account never waits, so that guesses from
 * elsewhere lock nobody out. Decision 16.
 */
export async function findAttemptWaitMs(needs: Needs, attempt: SignInAttempt): Promise<number> {
  const { failures, knownAddresses, clock } = needs;
  const { email, address, isCode = false } = attempt;
  const now = clock.now();
  let waitMs = 0;
  for (const [key, rule] of countersOf(attempt)) {
    const nextMs = nextAttemptAtMs(await failures.find(key), rule);
    waitMs = Math.max(waitMs, nextMs - now.getTime());
  }
  if (waitMs === 0 || address === null || isCode) return waitMs;
  return (await knownAddresses.isKnown(foldEmail(email), address, now)) ? 0 : waitMs;
}

/**
 * Counts a failed attempt, and returns the wait that applied to it, in milliseconds, also for a known client address.
 * If the wait is not 0, the answer must not reveal that the password was wrong: among many parallel guesses, only the
 * free ones get an answer.
 */
export async function countFailure(
  { failures, clock }: Needs,
  attempt: SignInAttempt,
): Promise<number> {
  const atMs = clock.now().getTime();
  let waitMs = 0;
  for (const [key, rule] of countersOf(attempt)) {
    const before = await failures.change(key, (known) => addFailure(known, rule, atMs));
    waitMs = Math.max(waitMs, nextAttemptAtMs(before, rule) - atMs);
  }
  await failures.removeForgiven(atMs);
  return waitMs;
}

/** Deletes an account's failures after its owner has signed in or reset the password. */
export async function clearAccountFailures({ failures }: Needs, email: string): Promise<void> {
  await failures.remove(accountKey(email));
}
