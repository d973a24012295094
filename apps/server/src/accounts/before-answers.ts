import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import type { SessionId, UserId } from "@stemma/domain/ids";
import { createAccountStore } from "./account.store.ts";
import { createAttemptStore } from "./attempt.store.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { checkPerson } from "./check-person.ts";
import { createIdentityProofs } from "./identity-proof.ts";
import { checkPasskeyRequest } from "./passkey-requests.ts";
import { createPasskeyStore } from "./passkey.store.ts";
import { mayTryPassword, attemptsWindowMs } from "./prove-identity.ts";
import { isAppCodePath, isCodePath, noteChallenge } from "./second-factor-challenge.ts";
import { createSecondFactorStore } from "./second-factor.store.ts";
import { createSessionStore } from "./session.store.ts";
import { readRequestOrigin } from "./read-request-origin.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { currentProof } from "./sign-in-proof.ts";
import { tooManyAttempts } from "./sign-in-gate.ts";
import type { SignInGate } from "./sign-in-gate.ts";
import { comparableRecoveryCode, useCode } from "./use-code.ts";

/** The endpoints where a person in a session proves who they are. */
const provingPaths: ReadonlySet<string> = new Set([
  "/change-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
]);

/**
 * Runs before better-auth's endpoints: validates names, addresses and new passwords, limits guessing, and ends the session of whoever signs
 * out. better-auth then finds no session to end: it would do it apart from the audit log.
 */
export function beforeAnswers(
  { sql, clock, secret, productName, publicUrl, logger }: AuthNeeds,
  sessionsEnded: SessionsEnded,
  gate: SignInGate,
) {
  const accounts = createAccountStore(sql);
  const place = { productName, hostname: new URL(publicUrl).hostname };
  const attempts = createAttemptStore(sql);
  const sessions = createSessionStore(sql);
  const secondFactors = createSecondFactorStore(sql);
  const passkeys = createPasskeyStore(sql);
  const identityProofs = createIdentityProofs(secret);
  return createAuthMiddleware(async (context) => {
    checkPerson(context.path, context.body);
    await checkNewPassword({ accounts, place }, context);
    await checkPasskeyRequest({ passkeys, identityProofs, clock }, context);
    let codeOwner: UserId | null = null;
    if (isCodePath(context.path)) {
      // A browser that is trusted for a month would be a way in that no list shows.
      if (context.body.trustDevice) throw new APIError("BAD_REQUEST", { code: "NOT_OFFERED" });
      codeOwner = await noteChallenge(context);
    }
    await gate.check(context);
    if (context.path === "/sign-out") {
      const { authCookies, secret } = context.context;
      const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
      const userId = token
        ? await sessions.signOut(token, readRequestOrigin(context.headers ?? new Headers()))
        : null;
      if (userId !== null) sessionsEnded(userId);
    }
    const proof = currentProof();
    if (proof?.keptSession !== undefined || provingPaths.has(context.path)) {
      const current = await getSessionFromCtx(context);
      if (current === null) return undefined;
      if (proof && context.path === "/two-factor/disable") {
        // The person would be kept out of it at once.
        if (await secondFactors.isRequired(current.user.id as UserId)) {
          throw new APIError("FORBIDDEN", { code: "SECOND_FACTOR_REQUIRED" });
        }
        proof.keptSession = current.session.id as SessionId;
      }
      const isTry = await mayTryPassword({ attempts, clock }, current.user.id as UserId);
      if (!isTry) throw tooManyAttempts(attemptsWindowMs);
    }
    if (codeOwner === null) return undefined;
    const codeNeeds = { secondFactors, secret, logger };
    if (!isAppCodePath(context.path)) {
      const given: unknown = context.body.code;
      // better-auth says what is missing.
      if (typeof given !== "string") return undefined;
      const code = await comparableRecoveryCode(codeNeeds, given, codeOwner);
      return { context: { body: { ...context.body, code } } };
    }
    if (await useCode(codeNeeds, context, codeOwner)) return undefined;
    // No app shows this code: better-auth refuses it, and counts it as a wrong one.
    return { context: { body: { ...context.body, code: "" } } };
  });
}
