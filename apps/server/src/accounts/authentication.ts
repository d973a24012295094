import { LRUCache } from "lru-cache";
import { contractErrors } from "@stemma/contract/errors";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import { checkPassword } from "./check-password.ts";
import { createAuth } from "./create-auth.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import { isEnabledEndpoint } from "./enabled-endpoints.ts";
import { makeResetLink } from "./make-reset-link.ts";
import { createSessionStore } from "./session.store.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { withSignInProof } from "./sign-in-proof.ts";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";

/**
 * How long the answer to one cookie is remembered for requests that change nothing: a session that ended is refused for
 * every write at once, and for reads after this time; at once too on the node that ended it. Docs: decision 12. In milliseconds.
 */
const rememberedMs = 1_000;
const rememberedMax = 10_000;

/** A session in use is seen at least so often. In milliseconds. */
const seenEveryMs = 10 * 60 * 1_000;

interface Needs extends AuthNeeds {
  /** Hears of a person whose session ended before its time, one or all. Whoever holds connections of theirs checks them again. */
  onSessionsEnded?: SessionsEnded;
}

/** Sign-in, sessions and their cookies: better-auth, over the product's database. */
export function createAuthentication(needs: Needs) {
  const remembered = new LRUCache<string, SignedIn>({ max: rememberedMax, ttl: rememberedMs });

  const sessionsEnded = (userId: UserId): void => {
    for (const [cookies, visitor] of remembered.entries()) {
      if (visitor.userId === userId) remembered.delete(cookies);
    }
    needs.onSessionsEnded?.(userId);
  };

  const auth = createAuth(needs, sessionsEnded);
  const sessions = createSessionStore(needs.sql);

  interface Session {
    readonly user: { readonly id: string };
    readonly session: { readonly id: string; readonly createdAt: Date; readonly updatedAt: Date };
  }

  function remember(cookies: string, found: Session | null): SignedIn | null {
    if (found === null) {
      remembered.delete(cookies);
      return null;
    }
    const visitor = {
      userId: found.user.id as UserId,
      sessionId: found.session.id as SessionId,
      signedInAt: found.session.createdAt,
    };
    remembered.set(cookies, visitor);
    if (Date.now() - found.session.updatedAt.getTime() > seenEveryMs) {
      // Not waited for: nothing that is asked depends on it.
      sessions.touch(visitor.sessionId).catch((error: unknown) => {
        needs.logger.warn({ err: error }, "A session was not marked as seen.");
      });
    }
    return visitor;
  }

  return {
    /** Answers the endpoints of `/api/auth/*` that the product uses, and 404 for the others. */
    handle: async (request: Request): Promise<Response> =>
      isEnabledEndpoint(request)
        ? withSignInProof(async (proof) => {
            const answered = await auth.handler(request);
            if (proof.isOutdated) return outdated(request, needs.publicUrl);
            return withItsStatus(answered);
          })
        : notFound(),

    /** For whoever ends sessions past `handle`: forgets what is remembered of the person, and tells who listens. */
    sessionsEnded,

    /** Whether the password is the person's; `null` where they have none. */
    checkPassword: (userId: UserId, password: string) => checkPassword(auth, userId, password),

    /** A link by which the account with an address gets a new password; `null` where there is no such account. */
    makeResetLink: (email: string) => makeResetLink(auth, needs.publicUrl, email),

    /**
     * Who the request's session cookie belongs to; `null` for nobody. With `isFresh` the database is asked, so that a
     * session ended elsewhere changes nothing any more; without, what it said is remembered for a second.
     */
    async findVisitor(headers: Headers, isFresh: boolean): Promise<SignedIn | null> {
      const cookies = headers.get("cookie");
      if (cookies === null) return null;
      const known = isFresh ? undefined : remembered.get(cookies);
      if (known !== undefined) return known;
      const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      return remember(cookies, session);
    },

    /** The session of a connection that stays open, asked of the database; `null` for nobody's. */
    async findSession(headers: Headers): Promise<{ userId: UserId; sessionId: string } | null> {
      const found = await auth.api.getSession({
        headers,
        query: { disableCookieCache: true, disableRefresh: true },
      });
      return found && { userId: found.user.id as UserId, sessionId: found.session.id };
    },

    /**
     * The same for who opens a document, with the cookies that go with the answer and by which a session in use lasts on.
     * Nothing else renews it: another answer could bring back a cookie that a sign-out has just taken away.
     */
    async welcomeVisitor(
      headers: Headers,
    ): Promise<{ visitor: SignedIn | null; setCookies: string[] }> {
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

/** Restores the status 429 of the sign-in gate: when an after-hook refuses, better-auth keeps the 401 of its own refusal. */
function withItsStatus(response: Response): Response {
  if (response.status !== 401 || !response.headers.has("retry-after")) return response;
  return new Response(response.body, { status: 429, headers: response.headers });
}

/** The refusal of a sign-in whose method was removed meanwhile. It replaces better-auth's answer, which carries a cookie. */
function outdated({ method }: Request, publicUrl: string): Response {
  if (method === "GET") {
    const location = `${publicUrl}${signInLandingPath}?error=account_not_linked`;
    return new Response(null, { status: 302, headers: { location } });
  }
  return Response.json({ code: "INVALID_PASSWORD", message: "Wrong password" }, { status: 401 });
}

function notFound(): Response {
  const { status, message } = contractErrors.NOT_FOUND;
  return Response.json({ code: "NOT_FOUND", message }, { status });
}

export type Authentication = ReturnType<typeof createAuthentication>;
