import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { hashPassword as hashByScrypt, verifyPassword as verifyByScrypt } from "better-auth/crypto";
import type { UserId } from "@stemma/domain/ids";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";
import { describeError } from "../platform/describe-error.ts";
import { resetMail } from "./account-mails.ts";
import { afterAnswers, beforeAnswers, databaseHooks } from "./auth-hooks.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
} from "./authentication.table.ts";
import { createAccountStore } from "./account.store.ts";
import { createAttemptStore } from "./attempt.store.ts";
import { ipAddress } from "./caller-address.ts";
import { authPath } from "./enabled-endpoints.ts";
import { createFloodCounter } from "./flood-counter.ts";
import { createLinkingStore } from "./linking.store.ts";
import { openIdPlugin } from "./openid/openid-plugin.ts";
import { resetLink, resetValidS } from "./reset-link.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { createSignInGate } from "./sign-in-gate.ts";
import { currentProof } from "./sign-in-proof.ts";

/** A session lasts a week after it was last used, and is renewed at most once in an hour. In seconds. */
const sessionValidS = 7 * 24 * 60 * 60;
const sessionRenewedAfterS = 60 * 60;

/**
 * How many requests one client address may send to one endpoint in a window (in seconds), successful or not. Failed
 * passwords have a limit of their own (`sign-in-gate.ts`); the flood rule bounds the server's work, and leaves room for an
 * office behind one address. A window begins with the first request and is not extended by later ones.
 */
const floodRule = { window: 60, max: 300 };
const accountRule = { window: 60, max: 10 };
const mailRule = { window: 60, max: 5 };

/** Mails to reset a password that one person gets in an hour. */
const resetMailsMax = 5;
const hourMs = 60 * 60 * 1_000;

/** better-auth over the product's database. `sessionsEnded` hears of every session that ends before its time. */
export function createAuth(needs: AuthNeeds, sessionsEnded: SessionsEnded) {
  const { db, sql, clock, ids, logger, mailer, secret, publicUrl, productName } = needs;
  const { hashPassword = hashByScrypt, verifyPassword = verifyByScrypt } = needs;
  const accounts = createAccountStore(sql);
  const attempts = createAttemptStore(sql);
  const linking = createLinkingStore(sql);
  const gate = createSignInGate(needs);
  return betterAuth({
    baseURL: publicUrl,
    basePath: authPath,
    secret,
    trustedOrigins: (request) => [publicUrl, request ? new URL(request.url).origin : null],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
      },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      password: {
        hash: hashPassword,
        async verify(tried) {
          const isRight = await verifyPassword(tried);
          const proof = currentProof();
          if (isRight && proof) proof.passwordHash = tried.hash;
          return isRight;
        },
      },
      resetPasswordTokenExpiresIn: resetValidS,
      revokeSessionsOnPasswordReset: true,
      // The link proves that the person reads the mails of this address. Other sign-in methods may belong to somebody else.
      async onPasswordReset({ user: { id, email } }, request) {
        const userId = id as UserId;
        await linking.keepPasswordOnly(userId);
        await accounts.setEmailVerified(userId);
        await gate.reset({ id: userId, email }, request?.headers ?? new Headers());
      },
      async sendResetPassword({ user, token }) {
        // From however many addresses it is asked for: nobody's mailbox is filled.
        const atMs = clock.now().getTime();
        const asked = await attempts.count(`reset:${user.id}`, hourMs, atMs);
        if (asked > resetMailsMax) return;
        await mailer.send(resetMail(user.email, resetLink(publicUrl, token), productName));
      },
    },
    // Tokens out of mails are known by a hash only: who reads the database can use none.
    verification: { storeIdentifier: "hashed" },
    session: { expiresIn: sessionValidS, updateAge: sessionRenewedAfterS },
    plugins: [openIdPlugin(needs.providers, logger)],
    account: {
      accountLinking: {
        // An issuer that vouches for the address is believed; what was not shown to be the person's goes (databaseHooks).
        requireLocalEmailVerified: false,
      },
    },
    onAPIError: { errorURL: `${publicUrl}${signInLandingPath}` },
    databaseHooks: databaseHooks(needs, sessionsEnded, gate),
    hooks: { before: beforeAnswers(needs, gate), after: afterAnswers(needs, sessionsEnded, gate) },
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
        "/request-password-reset": mailRule,
      },
    },
    advanced: {
      database: { generateId: () => ids.next() },
      ipAddress,
      useSecureCookies: publicUrl.startsWith("https:"),
      cookiePrefix: "stemma",
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      // Nobody learns from the time of an answer whether a mail was sent; what fails is in the log.
      backgroundTasks: { handler: () => {} },
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...details) => {
        if (level === "error") logger.error({ details: details.map(describeDetail) }, message);
        else if (level === "warn") logger.warn(message);
      },
    },
  });
}

function describeDetail(detail: unknown): unknown {
  return detail instanceof Error ? describeError(detail) : detail;
}

export type Auth = ReturnType<typeof createAuth>;
