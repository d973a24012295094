import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { symmetricDecrypt } from "better-auth/crypto";
import { passwordMinCharacters } from "@stemma/domain/account/password-min-characters";
import type { UserId } from "@stemma/domain/ids";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";
import { resetMail } from "./account-mails.ts";
import { afterAnswers } from "./after-answers.ts";
import { createAuthLog, describeDetail } from "./auth-log.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import {
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authUsers,
  authVerifications,
} from "./authentication.table.ts";
import { beforeAnswers } from "./before-answers.ts";
import { createAccountStore } from "./account.store.ts";
import { createAttemptStore } from "./attempt.store.ts";
import { ipAddress } from "./caller-address.ts";
import { authPath } from "./enabled-endpoints.ts";
import { withBetterAuth } from "./with-better-auth.ts";
import { databaseHooks } from "./database-hooks.ts";
import { createFloodCounter } from "./flood-counter.ts";
import { createSignInTurns } from "./sign-in-turns.store.ts";
import { leaveOneConnection } from "./leave-one-connection.ts";
import { createLinkingStore } from "./linking.store.ts";
import { areHashed, hashRecoveryCodes, makeRecoveryCodes } from "./recovery-codes.ts";
import { createPasswordHashing } from "./password-hashing.ts";
import { openIdPlugin } from "./openid/openid-plugin.ts";
import { passkeyPlugin } from "./passkey-plugin.ts";
import { readRequestOrigin } from "./read-request-origin.ts";
import { resetLink, resetValidS } from "./reset-link.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { createSignInGate } from "./sign-in-gate.ts";
import { currentProof } from "./sign-in-proof.ts";
import { sessionRenewedAfterS, sessionValidS } from "./session-validity.ts";

/**
 * The most requests from one client address to one endpoint in a window (in seconds), successful or not. Failed
 * passwords have a separate limit (`sign-in-gate.ts`). The flood rule bounds the server's work, and allows for an
 * office behind one address. A window begins with the first request; later requests do not extend it.
 */
const floodRule = { window: 60, max: 300 };
const accountRule = { window: 60, max: 10 };
const mailRule = { window: 60, max: 5 };

/** The most password-reset mails to one person per hour. */
const resetMailsMax = 5;
const hourMs = 60 * 60 * 1_000;

/** How long a sign-in with the right password waits for its code, in seconds. */
const codeValidS = 10 * 60;

/** better-auth on the product's database. `sessionsEnded` is called for every session that ends before it expires. */
export function createAuth(needs: AuthNeeds, sessionsEnded: SessionsEnded) {
  const { db, sql, clock, ids, logger, mailer, secret, publicUrl, productName } = needs;
  const { passwords = createPasswordHashing() } = needs;
  const accounts = createAccountStore(sql);
  const attempts = createAttemptStore(sql);
  const inTurn = createSignInTurns(sql);
  const linking = createLinkingStore(sql, inTurn);
  const gate = createSignInGate(needs);
  return betterAuth({
    baseURL: publicUrl,
    basePath: authPath,
    secret,
    trustedOrigins: (request) => [publicUrl, request ? new URL(request.url).origin : null],
    database: leaveOneConnection(
      drizzleAdapter(db, {
        provider: "pg",
        schema: {
          user: authUsers,
          session: authSessions,
          account: authAccounts,
          verification: authVerifications,
          twoFactor: authTwoFactors,
          passkey: authPasskeys,
        },
        transaction: true,
      }),
      { connections: sql.options.max, inTurn },
    ),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordMinCharacters,
      password: {
        hash: passwords.hash,
        async verify(tried) {
          const isRight = await passwords.verify(tried);
          const proof = currentProof();
          if (isRight && proof) proof.passwordHash = tried.hash;
          return isRight;
        },
      },
      resetPasswordTokenExpiresIn: resetValidS,
      revokeSessionsOnPasswordReset: true,
      // The link proves that the person reads the mails of this address. Other sign-in methods may belong to somebody
      // else.
      async onPasswordReset({ user: { id, email } }, request) {
        const userId = id as UserId;
        const headers = request?.headers ?? new Headers();
        await linking.keepPasswordOnly(userId, readRequestOrigin(headers));
        await accounts.setEmailVerified(userId);
        await gate.reset({ id: userId, email }, headers);
      },
      async sendResetPassword({ user, token }) {
        // Limited per user, not per client address, so that nobody can flood a mailbox from many addresses.
        const atMs = clock.now().getTime();
        const attemptCount = await attempts.count(`reset:${user.id}`, hourMs, atMs);
        if (attemptCount > resetMailsMax) return;
        await mailer.send(resetMail(user.email, resetLink(publicUrl, token), productName));
      },
    },
    // Tokens from mails are stored as hashes, so that a reader of the database cannot use them.
    verification: {
      storeIdentifier: "hashed",
      additionalFields: { passwordDigest: { type: "string", required: false, input: false } },
    },
    // No session is too old for what better-auth asks a fresh one for: it is asked for a proof of identity.
    session: { expiresIn: sessionValidS, updateAge: sessionRenewedAfterS, freshAge: 0 },
    plugins: [
      openIdPlugin(needs.providers, logger),
      twoFactor({
        issuer: productName,
        twoFactorCookieMaxAge: codeValidS,
        backupCodeOptions: {
          customBackupCodesGenerate: makeRecoveryCodes,
          storeBackupCodes: {
            encrypt: hashRecoveryCodes,
            // Hashes are compared as they are (`use-code.ts`); earlier versions encrypted the codes.
            decrypt: async (stored) =>
              areHashed(stored) ? stored : symmetricDecrypt({ key: secret, data: stored }),
          },
        },
        // Failed codes are counted where failed passwords are.
        accountLockout: { enabled: false },
      }),
      passkeyPlugin(needs),
    ],
    account: {
      accountLinking: {
        // A provider that vouches for the address can sign in to an account with an unverified address. `databaseHooks`
        // then removes the account's other sign-in methods.
        requireLocalEmailVerified: false,
      },
    },
    onAPIError: { errorURL: `${publicUrl}${signInLandingPath}` },
    databaseHooks: databaseHooks({ ...needs, passwords, linking }, sessionsEnded, gate),
    hooks: {
      before: beforeAnswers(needs, sessionsEnded, gate),
      after: afterAnswers(needs, sessionsEnded, gate),
    },
    rateLimit: {
      enabled: true,
      customStorage: createFloodCounter({ attempts, clock }),
      ...floodRule,
      customRules: {
        "/sign-in/email": floodRule,
        "/sign-up/email": accountRule,
        "/sign-in/social": floodRule,
        "/reset-password": accountRule,
        "/change-password": accountRule,
        "/two-factor/*": floodRule,
        "/passkey/*": floodRule,
        "/request-password-reset": mailRule,
      },
    },
    advanced: {
      database: { generateId: () => ids.next() },
      ipAddress,
      useSecureCookies: publicUrl.startsWith("https:"),
      cookiePrefix: "stemma",
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      // Background work must not delay the response, because its time would reveal whether a mail was sent.
      backgroundTasks: {
        handler: (task) => {
          withBetterAuth(() => task).catch((error: unknown) => {
            logger.error({ details: [describeDetail(error)] }, "Work after an answer failed.");
          });
        },
      },
    },
    telemetry: { enabled: false },
    logger: createAuthLog(logger),
  });
}

export type Auth = ReturnType<typeof createAuth>;
