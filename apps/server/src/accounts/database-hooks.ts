import { APIError } from "better-auth/api";
import type { BetterAuthOptions, GenericEndpointContext } from "better-auth";
import { toPersonName } from "@stemma/domain/account/person-name";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { providerLinkedMail } from "./account-mails.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import type { LinkingStore } from "./linking.store.ts";
import { createPasskeyStore } from "./passkey.store.ts";
import { digestOf } from "./password-digest.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import { renewPasswordHash } from "./renew-password-hash.ts";
import { createSecondFactorStore } from "./second-factor.store.ts";
import { createSessionStore } from "./session.store.ts";
import { sessionLastsS } from "./session-validity.ts";
import { readRequestOrigin, userAgentMaxCharacters } from "./read-request-origin.ts";
import { createSecondFactorTurning } from "./turn-second-factor.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { createSignInRecordStore, type SignInMethod } from "./sign-in-record.store.ts";
import { currentProof, type SignInProof } from "./sign-in-proof.ts";
import type { SignInGate } from "./sign-in-gate.ts";

/**
 * Additions to better-auth's database writes: drops the provider's tokens, and ends sign-ins that do not prove the
 * person's identity.
 */
export function databaseHooks(
  needs: AuthNeeds & { readonly passwords: PasswordHashing; readonly linking: LinkingStore },
  sessionsEnded: SessionsEnded,
  gate: SignInGate,
): BetterAuthOptions["databaseHooks"] {
  const { sql, mailer, passwords, linking, productName, publicUrl } = needs;
  const sessions = createSessionStore(sql);
  const secondFactors = createSecondFactorStore(sql);
  const turnSecondFactor = createSecondFactorTurning(needs);
  const passkeys = createPasskeyStore(sql);
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
        async before(user) {
          const proof = currentProof();
          if (proof) proof.makesUser = true;
          return { data: { ...user, name: toPersonName(user.name), image: null } };
        },
      },
      update: {
        before: turnSecondFactor,
      },
    },
    account: {
      create: {
        async before(account, endpoint) {
          const userId = account.userId as UserId;
          // A new person has nothing that could be somebody else's. And this waits in the transaction that makes the person: with another
          // connection, several first sign-ins at once would hold all of the pool, and each wait for one more.
          if (account.providerId !== "credential" && currentProof()?.makesUser !== true) {
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
          const proof = currentProof();
          const before = endpoint && (await readOwnToken(endpoint));
          // Before the proof is used, and before the sign-in that waits for a code is bound to the hash.
          if (endpoint?.path === "/sign-in/email") {
            await renewPasswordHash({ linking, passwords }, userId, endpoint.body?.password);
          }
          // The password was right, and a code is still asked for: this session ends before the answer. So the failures stay, and the
          // address is not known yet.
          if (endpoint?.path === "/sign-in/email" && (await secondFactors.isOn(userId))) {
            if (proof) proof.needsCode = true;
            // better-auth takes its cookie away.
            if (before) await sessions.replace(before);
            return;
          }
          if (proof?.keptSession !== undefined) return;
          await gate.remember({ userId, ipAddress });
          const isStillGood =
            proof?.credentialId === undefined
              ? await linking.isStillGood(userId, proof ?? {})
              : await passkeys.use(userId, proof.credentialId);
          if (isStillGood) {
            await gate.succeed(endpoint);
            if (before) await sessions.replace(before);
            // Before the answer, which brings the cookie: a sign-in that the log does not know reaches nobody. A change of the password can
            // begin a session too, and is in the log as that.
            if (endpoint?.path === "/change-password") return;
            const from = { address: ipAddress, userAgent: userAgent || null };
            await records.recordSuccess(userId, from, methodOf(proof));
            return;
          }
          await gate.forget({ userId, ipAddress });
          await sessions.remove(userId, id as SessionId);
          if (proof) proof.isOutdated = true;
        },
      },
      update: {
        // A session that is used is renewed, but not past its last day.
        async before({ expiresAt }, endpoint) {
          const createdAt = endpoint?.context.session?.session.createdAt;
          if (expiresAt === undefined || createdAt === undefined) return;
          const lastMs = createdAt.getTime() + sessionLastsS * 1_000;
          return { data: { expiresAt: new Date(Math.min(expiresAt.getTime(), lastMs)) } };
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

/** The token of the session that the browser has, which a new session replaces. */
async function readOwnToken(endpoint: GenericEndpointContext): Promise<string | null> {
  const { authCookies, secret } = endpoint.context;
  return (await endpoint.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
}

/** What a session began with. */
function methodOf(proof: SignInProof | undefined): SignInMethod {
  if (proof?.credentialId !== undefined) return "passkey";
  return proof?.accountId === undefined ? "password" : "provider";
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
