import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import type { BetterAuthOptions } from "better-auth";
import { toPersonName } from "@stemma/domain/account/person-name";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { providerLinkedMail } from "./account-mails.ts";
import { createAttemptStore } from "./attempt.store.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import { checkPerson } from "./check-person.ts";
import { createLinkingStore, digestOf } from "./linking.store.ts";
import { mayTryPassword, attemptsWindowMs } from "./prove-identity.ts";
import { isCodePath, noteChallenge } from "./second-factor-challenge.ts";
import { createSecondFactorStore } from "./second-factor.store.ts";
import { createSessionStore } from "./session.store.ts";
import { readRequestOrigin, userAgentMaxCharacters } from "./read-request-origin.ts";
import { createSecondFactorTurning } from "./turn-second-factor.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { createSignInRecordStore } from "./sign-in-record.store.ts";
import { currentProof } from "./sign-in-proof.ts";
import { tooManyAttempts } from "./sign-in-gate.ts";
import type { SignInGate } from "./sign-in-gate.ts";

/**
 * Additions to better-auth's database writes: drops the provider's tokens, and ends sign-ins that do not prove the
 * person's identity.
 */
export function databaseHooks(
  { sql, mailer, productName, publicUrl }: AuthNeeds,
  sessionsEnded: SessionsEnded,
  gate: SignInGate,
): BetterAuthOptions["databaseHooks"] {
  const linking = createLinkingStore(sql);
  const sessions = createSessionStore(sql);
  const secondFactors = createSecondFactorStore(sql);
  const turnSecondFactor = createSecondFactorTurning(sql);
  const records = createSignInRecordStore(sql);

  /** Replaces a password only if it is still the checked one: a slow request must not undo a reset. */
  async function changePassword(
    userId: string | undefined,
    hash: unknown,
    from: RequestOrigin | undefined,
  ): Promise<void> {
    const proof = currentProof();
    const before = proof?.passwordHash;
    if (proof && userId && before && typeof hash === "string") {
      const isChanged = await linking.replacePassword(userId as UserId, { before, hash, from });
      if (isChanged) proof.passwordHash = hash;
      if (isChanged) return;
    }
    throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "Wrong password" });
  }

  return {
    user: {
      create: {
        // A provider may send any text as a name. The picture is dropped, because no screen shows it.
        before: async (user) => ({
          data: { ...user, name: toPersonName(user.name), image: null },
        }),
      },
      update: {
        before: turnSecondFactor,
      },
    },
    account: {
      create: {
        async before(account, endpoint) {
          const userId = account.userId as UserId;
          if (account.providerId !== "credential") {
            const from = endpoint?.headers && readRequestOrigin(endpoint.headers);
            const email = await linking.endUnproven(userId, from);
            if (email !== null) {
              sessionsEnded(userId);
              void mailer.send(providerLinkedMail(email, publicUrl, productName));
            }
          }
          return { data: withoutTokens(account) };
        },
        after: async (account) => noteAccount(account),
      },
      update: {
        async before(account, endpoint) {
          if (endpoint?.path !== "/change-password") return { data: withoutTokens(account) };
          const { context, headers } = endpoint;
          const from = headers && readRequestOrigin(headers);
          await changePassword(context.session?.user.id, account.password, from);
          return false;
        },
        after: async (account) => noteAccount(account),
      },
    },
    session: {
      create: {
        // Check again: a parallel attempt may have failed since the first check.
        async before(session, endpoint) {
          await gate.check(endpoint);
          const userAgent = (session.userAgent ?? "").slice(0, userAgentMaxCharacters);
          return { data: { ...session, userAgent } };
        },
        // Race: another request may remove the sign-in method after this request checked it, and delete the sessions before
        // this one exists. That request removes the method first and the sessions second, so checking the method once more
        // here, after the insert, catches every order.
        async after({ id, userId: whose, ipAddress = null, userAgent }, endpoint) {
          const userId = whose as UserId;
          // The password was right, and a code is still asked for: better-auth ends this session before it answers. So the
          // failures stay, and the address is not known yet.
          if (endpoint?.path === "/sign-in/email" && (await secondFactors.isOn(userId))) return;
          const proof = currentProof();
          if (proof?.keptSession !== undefined) return;
          await gate.remember({ userId, ipAddress });
          if (await linking.isStillGood(userId, proof ?? {})) {
            await gate.succeed(endpoint);
            // Before the answer, which brings the cookie: a sign-in that the log does not know reaches nobody. A change of the password can
            // begin a session too, and is in the log as that.
            if (endpoint?.path === "/change-password") return;
            const from = { address: ipAddress, userAgent: userAgent || null };
            const method = proof?.accountId === undefined ? "password" : "provider";
            await records.recordSuccess(userId, from, method);
            return;
          }
          await gate.forget({ userId, ipAddress });
          await sessions.remove(userId, id as SessionId);
          if (proof) proof.isOutdated = true;
        },
      },
      delete: {
        before: async ({ id }) => id !== currentProof()?.keptSession,
        after: async ({ userId }) => sessionsEnded(userId as UserId),
      },
    },
    verification: {
      create: {
        // The code may come minutes later: the sign-in goes on only if the password is still the one that it proved.
        async before(verification, endpoint) {
          const hash = currentProof()?.passwordHash;
          if (endpoint?.path !== "/sign-in/email" || hash === undefined) return;
          return { data: { ...verification, passwordDigest: digestOf(hash) } };
        },
      },
    },
  };
}

/** Stores in the current request's proof which account signs the person in. */
function noteAccount(account: { readonly id: string } | null): void {
  const proof = currentProof();
  if (proof && account) proof.accountId = account.id;
}

/** Removes the provider's tokens: they are used once, to identify the person. */
function withoutTokens<Account extends object>(account: Account): Account {
  const tokens = { accessToken: null, refreshToken: null, idToken: null };
  const kept = Object.entries(account).map(([name, value]) => [
    name,
    name in tokens ? null : value,
  ]);
  return Object.fromEntries(kept) as Account;
}

/** The endpoints where a person in a session proves who they are. */
const provingPaths: ReadonlySet<string> = new Set([
  "/change-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
]);

/**
 * Runs before better-auth's endpoints: validates names and addresses, limits guessing, and ends the session of whoever signs
 * out. better-auth then finds no session to end: it would do it apart from the audit log.
 */
export function beforeAnswers(
  { sql, clock }: AuthNeeds,
  sessionsEnded: SessionsEnded,
  gate: SignInGate,
) {
  const attempts = createAttemptStore(sql);
  const sessions = createSessionStore(sql);
  const secondFactors = createSecondFactorStore(sql);
  return createAuthMiddleware(async (context) => {
    checkPerson(context.path, context.body);
    if (isCodePath(context.path)) {
      // A browser that is trusted for a month would be a way in that no list shows.
      if (context.body.trustDevice) throw new APIError("BAD_REQUEST", { code: "NOT_OFFERED" });
      await noteChallenge(context);
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
      if (current === null) return;
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
  });
}

/** Where a failed sign-in came from, and who could be meant. */
interface FailedRequest {
  readonly users: { findUserByEmail(email: string): Promise<{ user: { id: string } } | null> };
  readonly headers: Headers | undefined;
}

/** better-auth's codes for a wrong code. */
const wrongCodes: ReadonlySet<unknown> = new Set(["INVALID_CODE", "INVALID_BACKUP_CODE"]);

/**
 * Runs after better-auth's endpoints: tells why a sign-in failed, and ends the other sessions after a change of
 * password, and after the second factor was turned on.
 */
export function afterAnswers({ sql }: AuthNeeds, sessionsEnded: SessionsEnded, gate: SignInGate) {
  const sessions = createSessionStore(sql);
  const secondFactors = createSecondFactorStore(sql);
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
      }
      return;
    }
    if (context.path === "/sign-in/email" && returned instanceof APIError) {
      if (returned.body?.code !== "INVALID_EMAIL_OR_PASSWORD") return;
      await gate.fail(context);
      const known = await recordFailure(String(context.body.email).toLowerCase(), request);
      // The specification, section 8, wants different messages for the two cases.
      throw new APIError("UNAUTHORIZED", {
        code: known ? "INVALID_PASSWORD" : "USER_NOT_FOUND",
        message: known ? "Wrong password" : "No such user",
      });
    }
  });
}
