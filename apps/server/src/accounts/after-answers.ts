import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { foldEmail } from "@stemma/domain/account/email";
import type { SessionId, UserId } from "@stemma/domain/ids";
import { signInChangedMail } from "./account-mails.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import { keepIfProven } from "./passkey-requests.ts";
import { createPasskeyStore } from "./passkey.store.ts";
import { isCodePath } from "./second-factor-challenge.ts";
import { createSecondFactorStore } from "./second-factor.store.ts";
import { createSessionStore } from "./session.store.ts";
import { readRequestOrigin } from "./read-request-origin.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { createSignInRecordStore } from "./sign-in-record.store.ts";
import { currentProof } from "./sign-in-proof.ts";
import type { SignInGate } from "./sign-in-gate.ts";

/** Where a failed sign-in came from, and who could be meant. */
interface FailedRequest {
  readonly users: { findUserByEmail(email: string): Promise<{ user: { id: string } } | null> };
  readonly headers: Headers | undefined;
}

/** better-auth's codes for a wrong code. */
const wrongCodes: ReadonlySet<unknown> = new Set(["INVALID_CODE", "INVALID_BACKUP_CODE"]);

/**
 * Runs after better-auth's endpoints: tells why a sign-in failed, and ends the other sessions after a change of
 * password, and after the second factor was turned on. Tells by mail that a passkey was added.
 */
export function afterAnswers(
  { sql, mailer, publicUrl, productName }: AuthNeeds,
  sessionsEnded: SessionsEnded,
  gate: SignInGate,
) {
  const sessions = createSessionStore(sql);
  const secondFactors = createSecondFactorStore(sql);
  const passkeys = createPasskeyStore(sql);
  const records = createSignInRecordStore(sql);
  /** Records a wrong password or code in the audit logs, if there is such an account; returns whether there is. */
  const recordFailure = async (email: string, { users, headers }: FailedRequest) => {
    const known = await users.findUserByEmail(email);
    if (known === null) return false;
    const from = headers && readRequestOrigin(headers);
    await records.recordFailure(known.user.id as UserId, from);
    return true;
  };
  return createAuthMiddleware(async (context) => {
    const request = { users: context.context.internalAdapter, headers: context.headers };
    const { returned, newSession } = context.context;
    const proof = currentProof();
    // Race: better-auth asks for a code, and ends the session, if the second factor was on when the request began to check the
    // password. A factor that was turned on meanwhile leaves the session to end here.
    if (
      proof?.needsCode === true &&
      newSession !== null &&
      newSession.user["twoFactorEnabled"] !== true
    ) {
      await sessions.remove(newSession.user.id as UserId, newSession.session.id as SessionId);
      proof.isOutdated = true;
      return;
    }
    // better-auth replaces the session when the second factor is turned on or off. Its open tabs would be signed out: their reads
    // under way have the old cookie, and their live connections belong to the old session. So the old one goes on.
    if (
      proof?.keptSession !== undefined &&
      newSession !== null &&
      !(returned instanceof APIError)
    ) {
      const userId = newSession.user.id as UserId;
      await sessions.remove(userId, newSession.session.id as SessionId);
      if (!isCodePath(context.path)) return;
      // A sign-in that was under way may have begun a session since it was turned on.
      await sessions.removeOthers(userId, proof.keptSession);
      sessionsEnded(userId);
      return;
    }
    if (context.path === "/passkey/verify-registration" && !(returned instanceof APIError)) {
      await keepIfProven({ passkeys });
      const current = await getSessionFromCtx(context);
      const place = { publicUrl, productName };
      if (current) void mailer.send(signInChangedMail(current.user.email, "passkeyAdded", place));
    }
    // Before the answer, which brings the codes: nobody has codes that the log does not know.
    if (context.path === "/two-factor/generate-backup-codes" && !(returned instanceof APIError)) {
      const current = await getSessionFromCtx(context);
      const from = context.headers && readRequestOrigin(context.headers);
      if (current) await secondFactors.recordNewCodes(current.user.id as UserId, from);
    }
    if (context.path === "/change-password" && !(returned instanceof APIError)) {
      const current = context.context.newSession ?? (await getSessionFromCtx(context));
      if (current === null) return;
      const userId = current.user.id as UserId;
      await sessions.removeOthers(userId, current.session.id as SessionId);
      sessionsEnded(userId);
    }
    if (proof?.codeAttempt !== undefined && returned instanceof APIError) {
      if (wrongCodes.has(returned.body?.code)) {
        await gate.fail(context);
        await recordFailure(proof.codeAttempt.email, request);
        if (proof.isCodeUsed === true) {
          throw new APIError("UNAUTHORIZED", { code: "CODE_USED", message: "Code already used" });
        }
      }
      return;
    }
    if (context.path === "/sign-in/email" && returned instanceof APIError) {
      if (returned.body?.code !== "INVALID_EMAIL_OR_PASSWORD") return;
      await gate.fail(context);
      const known = await recordFailure(foldEmail(String(context.body.email)), request);
      // The specification, section 8, wants different messages for the two cases.
      throw new APIError("UNAUTHORIZED", {
        code: known ? "INVALID_PASSWORD" : "USER_NOT_FOUND",
        message: known ? "Wrong password" : "No such user",
      });
    }
  });
}
