import type { createAuthMiddleware } from "better-auth/api";
import type { UserId } from "@stemma/domain/ids";
import type { AuthNeeds } from "./auth-needs.ts";
import { findCodePeriod } from "./find-code-period.ts";
import { readSecondFactor } from "./read-second-factor.ts";
import { areHashed, hashLikeStored } from "./recovery-codes.ts";
import type { SecondFactorStore } from "./second-factor.store.ts";
import { currentProof } from "./sign-in-proof.ts";

/** better-auth's context of a request. */
type RequestOf = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

interface Needs extends Pick<AuthNeeds, "secret" | "logger"> {
  readonly secondFactors: Pick<SecondFactorStore, "findSecret" | "findRecoveryCodes" | "useCode">;
}

/**
 * Uses up the code of an app before better-auth checks it, so that no two requests sign in with one code, on no two nodes. Returns whether better-auth may
 * check the code. Otherwise the code is wrong, or was used before, which the request's proof says. A code that turns the second
 * factor on is used up when it does.
 *
 * @throws APIError SECOND_FACTOR_UNREADABLE after a change of STEMMA_SECRET
 */
export async function useCode(needs: Needs, { body }: RequestOf, userId: UserId): Promise<boolean> {
  const { secondFactors } = needs;
  const proof = currentProof();
  const encrypted = await secondFactors.findSecret(userId);
  const code: unknown = body?.code;
  // better-auth says what is missing.
  if (proof === undefined || encrypted === null || typeof code !== "string") return true;
  const secret = await readSecondFactor(needs, encrypted, userId);
  const period = await findCodePeriod(secret, code);
  if (period === null) return false;
  proof.codePeriod = period;
  if (proof.keptSession !== undefined) return true;
  const isUnused = await secondFactors.useCode(userId, period);
  if (!isUnused) proof.isCodeUsed = true;
  return isUnused;
}

/**
 * What better-auth compares with a person's stored recovery codes in place of the code that was given: its hash or, beside the encrypted ones of earlier
 * versions, the code itself. better-auth uses it up.
 *
 * @throws APIError SECOND_FACTOR_UNREADABLE if they are encrypted, after a change of STEMMA_SECRET
 */
export async function comparableRecoveryCode(
  needs: Needs,
  code: string,
  userId: UserId,
): Promise<string> {
  const stored = await needs.secondFactors.findRecoveryCodes(userId);
  if (stored === null) return code;
  if (areHashed(stored)) return hashLikeStored(code, stored);
  await readSecondFactor(needs, stored, userId);
  return code;
}
