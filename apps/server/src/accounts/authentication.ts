import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { LRUCache } from "lru-cache";
import type { UserId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { describeError } from "../platform/describe-error.ts";
import type { Ids } from "../platform/ids.ts";
import type { Logger } from "../platform/logger.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";
import {
  authAccounts,
  authRateLimits,
  authSessions,
  authUsers,
  authVerifications,
} from "./authentication.table.ts";

/** The header in which the HTTP layer names the caller's address. Whatever a caller sends in it is thrown away. */
export const clientAddressHeader = "x-stemma-client-address";

/** How long a checked session is believed without asking the database, for requests that change nothing. In seconds. */
const sessionBelievedS = 60;

/** How long the answer to one cookie is remembered, so that its signatures are not checked at every read. */
const rememberedMs = 5_000;
const rememberedMax = 10_000;

/** Sign-in attempts that one address may make in a window. */
const signInRule = { window: 60, max: 10 };

interface Needs {
  db: Database;
  ids: Ids;
  logger: Logger;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
  productName: string;
}

/** Sign-in, sessions and their cookies: better-auth, over the product's database. */
export function createAuthentication({ db, ids, logger, secret, publicUrl }: Needs) {
  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    trustedOrigins: (request) => [publicUrl, request ? new URL(request.url).origin : null],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        rateLimit: authRateLimits,
      },
      transaction: true,
    }),
    emailAndPassword: { enabled: true, autoSignIn: true },
    session: { cookieCache: { enabled: true, maxAge: sessionBelievedS } },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: 300,
      customRules: {
        "/sign-in/email": signInRule,
        "/sign-up/email": signInRule,
        "/get-session": false,
      },
    },
    advanced: {
      database: { generateId: () => ids.next() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      useSecureCookies: publicUrl.startsWith("https:"),
      cookiePrefix: "stemma",
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
    },
    hooks: {
      after: createAuthMiddleware(async (context) => {
        if (context.path !== "/sign-in/email") return;
        const { returned } = context.context;
        if (!(returned instanceof APIError)) return;
        if (returned.body?.code !== "INVALID_EMAIL_OR_PASSWORD") return;
        const email = String(context.body.email).toLowerCase();
        const known = await context.context.internalAdapter.findUserByEmail(email);
        throw new APIError("UNAUTHORIZED", {
          code: known ? "INVALID_PASSWORD" : "USER_NOT_FOUND",
          message: known ? "Wrong password" : "No such user",
        });
      }),
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...details) => {
        if (level === "error") logger.error({ details: details.map(describeDetail) }, message);
        else if (level === "warn") logger.warn(message);
      },
    },
  });

  const remembered = new LRUCache<string, Visitor>({ max: rememberedMax, ttl: rememberedMs });

  function remember(cookies: string, session: { user: { id: string } } | null): Visitor | null {
    if (session === null) {
      remembered.delete(cookies);
      return null;
    }
    const visitor = { userId: session.user.id as UserId };
    remembered.set(cookies, visitor);
    return visitor;
  }

  return {
    /** Answers `/api/auth/*`. */
    handle: (request: Request) => auth.handler(request),

    /**
     * Who the request's session cookie belongs to; `null` for nobody. With `isFresh` the database is asked, so that a
     * session ended elsewhere changes nothing any more; without, a signed cookie is believed for a minute, and what it
     * said is remembered for seconds.
     */
    async findVisitor(headers: Headers, isFresh: boolean): Promise<Visitor | null> {
      const cookies = headers.get("cookie");
      if (cookies === null) return null;
      const known = isFresh ? undefined : remembered.get(cookies);
      if (known !== undefined) return known;
      const session = await auth.api.getSession({
        headers,
        query: { disableCookieCache: isFresh, disableRefresh: true },
      });
      return remember(cookies, session);
    },

    /**
     * The same for who opens a document, with the cookies that go with the answer and by which a session in use lasts on.
     * Nothing else renews it: another answer could bring back a cookie that a sign-out has just taken away.
     */
    async welcomeVisitor(
      headers: Headers,
    ): Promise<{ visitor: Visitor | null; setCookies: string[] }> {
      const cookies = headers.get("cookie");
      if (cookies === null) return { visitor: null, setCookies: [] };
      const known = remembered.get(cookies);
      if (known !== undefined) return { visitor: known, setCookies: [] };
      const { headers: answered, response: session } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      });
      return { visitor: remember(cookies, session), setCookies: answered.getSetCookie() };
    },
  };
}

function describeDetail(detail: unknown): unknown {
  return detail instanceof Error ? describeError(detail) : detail;
}

export type Authentication = ReturnType<typeof createAuthentication>;
