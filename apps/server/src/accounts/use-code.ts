import { symmetricDecrypt } from "better-auth/crypto";
import type { createAuthMiddleware } from "better-auth/api";
import type { UserId } from "@stemma/domain/ids";
import { findCodePeriod } from "./find-code-period.ts";
import type { SecondFactorStore } from "./second-factor.store.ts";
import { currentProof } from "./sign-in-proof.ts";

/** better-auth's context of a request. */
type RequestOf = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

interface Needs {
  readonly secondFactors: Pick<SecondFactorStore, "findSecret" | "useCode">;
}

/**
 * Uses up the code of an app before better-auth checks it, so that no two requests sign in with one code, on no two nodes. Returns whether better-auth may
 * check the code. Otherwise the code is wrong, or was used before, which the request's proof says. A code that turns the second
 * factor on is used up when it does.
 */
export async function useCode(
  { secondFactors }: Needs,
  { context, body }: RequestOf,
  userId: UserId,
): Promise<boolean> {
  const proof = currentProof();
  const encrypted = await secondFactors.findSecret(userId);
  const code: unknown = body?.code;
  // better-auth says what is missing.
  if (proof === undefined || encrypted === null || typeof code !== "string") return true;
  const secret = await symmetricDecrypt({ key: context.secretConfig, data: encrypted });
  const period = await findCodePeriod(secret, code);
  if (period === null) return false;
  proof.codePeriod = period;
  if (proof.keptSession !== undefined) return true;
  const isUnused = await secondFactors.useCode(userId, period);
  if (!isUnused) proof.isCodeUsed = true;
  return isUnused;
}
