import { LRUCache } from "lru-cache";
import { contractErrors } from "@stemma/contract/errors";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { SignedIn } from "../access/signed-in.ts";
import { countCache } from "../platform/metrics/count-cache.ts";
import { checkPassword } from "./check-password.ts";
import { createAuth } from "./create-auth.ts";
import type { AuthNeeds } from "./auth-needs.ts";
import { withBetterAuth } from "./with-better-auth.ts";
import { isEnabledEndpoint } from "./enabled-endpoints.ts";
import { makeResetLink } from "./make-reset-link.ts";
import { createSessionStore } from "./session.store.ts";
import { readSessionToken } from "./session-cookie.ts";
import type { SessionsEnded } from "./sessions-ended.ts";
import { withSignInProof } from "./sign-in-proof.ts";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";

/**
 * How long the session of a cookie is cached for requests that change nothing, in milliseconds. An ended session is
 * refused at once for every write, and for reads as soon as the node hears of the end: at once on the node that ended it, by a live
 * event on others, and after this time where the event is lost. Docs: decision 12.
 */
const rememberedMs = 1_000;
const rememberedMax = 10_000;

/** The longest time between two updates of an active session's last use, in milliseconds. */
const lastUseUpdateMs = 10 * 60 * 1_000;

interface Needs extends AuthNeeds {
  /**
   * Called when one or all of a user's sessions ended before they expired. The owner of open connections must check
   * them again.
   */
  onSessionsEnded?: SessionsEnded;
}

/** Sign-in, sessions and their cookies, with better-auth on the product's database. */
export function createAuthentication(needs: Needs) {
  const remembered = new LRUCache<string, SignedIn>({ max: rememberedMax, ttl: rememberedMs });
  const count = countCache(remembered);
  const recall = (cookies: string): SignedIn | undefined => {
    const known = remembered.get(cookies);
    if (known === undefined) count.miss();
    else count.hit();
    return known;
  };

  // Counts how often sessions were forgotten. A session whose read began in an older generation may have ended: it is not cached.
  let generation = 0;

  const forgetSessions = (userId: UserId | null): void => {
    generation += 1;
    for (const [cookies, visitor] of remembered.entries()) {
      if (userId === null || visitor.userId === userId) remembered.delete(cookies);
    }
  };

  const sessionsEnded = (userId: UserId): void => {
    forgetSessions(userId);
    needs.onSessionsEnded?.(userId);
  };

  const auth = createAuth(needs, sessionsEnded);
  const sessions = createSessionStore(needs.sql);

  interface Session {
    readonly userId: UserId;
    readonly sessionId: SessionId;
    readonly createdAt: Date;
    readonly updatedAt: Date;
  }

  /** `since` is the number of generation when the reading of the session began. */
  function remember(cookies: string, found: Session | null, since: number): SignedIn | null {
    if (found === null) {
      remembered.delete(cookies);
      return null;
    }
    const { userId, sessionId, createdAt: signedInAt } = found;
    const visitor = { userId, sessionId, signedInAt };
    if (since === generation) remembered.set(cookies, visitor);
    if (Date.now() - found.updatedAt.getTime() > lastUseUpdateMs) {
      // Not awaited, because the response does not depend on it.
      sessions.touch(visitor.sessionId).catch((error: unknown) => {
        needs.logger.warn({ err: error }, "A session was not marked as seen.");
      });
    }
    return visitor;
  }

  /**
   * The visitor of these cookies, from the database; `null` without a valid session. One query instead of better-auth's
   * two with their adapters, because every call that changes something asks.
   */
  async function lookUp(cookies: string): Promise<SignedIn | null> {
    const since = generation;
    return remember(cookies, await readSession(cookies), since);
  }

  async function readSession(cookies: string) {
    const { secret, authCookies } = await auth.$context;
    const token = readSessionToken(cookies, { name: authCookies.sessionToken.name, secret });
    const found = token === null ? null : await sessions.findByToken(token);
    return (
      found && {
        ...found,
        createdAt: new Date(found.createdAt),
        updatedAt: new Date(found.updatedAt),
      }
    );
  }

  return {
    /** The use of what is remembered. */
    sessionsUse: count.use,

    /** Handles the enabled endpoints of `/api/auth/*`; 404 for all others. */
    handle: async (request: Request): Promise<Response> =>
      isEnabledEndpoint(request)
        ? withBetterAuth(() =>
            withSignInProof(async (proof) => {
              const answered = await auth.handler(request);
              if (proof.isOutdated) return outdated(request, needs.publicUrl);
              if (proof.keptSession !== undefined) return withoutCookies(answered);
              return withItsStatus(answered);
            }),
          )
        : notFound(),

    /** For code that ends sessions outside `handle`: drops the user's cached sessions and notifies the listener. */
    sessionsEnded,

    /**
     * Drops the user's cached sessions, because another node told that sessions of the user ended; with `null` those of everybody, because
     * this may have been missed.
     */
    forgetSessions,

    /** Whether the password is the user's; `null` if the user has none. */
    checkPassword: (userId: UserId, password: string) =>
      withBetterAuth(() => checkPassword(auth, userId, password)),

    /** A link to set a new password for the account with this address; `null` if there is no such account. */
    makeResetLink: (email: string) =>
      withBetterAuth(() => makeResetLink(auth, needs.publicUrl, email)),

    /**
     * The visitor of the request's session cookie; `null` without a valid session. With `isFresh` it reads the
     * database, so that a session that ended elsewhere cannot change anything; otherwise it uses the cache.
     */
    async findVisitor(headers: Pick<Headers, "get">, isFresh: boolean): Promise<SignedIn | null> {
      const cookies = headers.get("cookie");
      if (cookies === null) return null;
      return (isFresh ? undefined : recall(cookies)) ?? lookUp(cookies);
    },

    /** Like {@link findVisitor} for a request that changes nothing, from its cookies alone. */
    async findReader(cookies: string): Promise<SignedIn | null> {
      return recall(cookies) ?? lookUp(cookies);
    },

    /** Like {@link findReader}, for a document request; also `null` if the session is due for renewal, which {@link welcomeVisitor} does. */
    async findReaderUnlessDue(cookies: string): Promise<SignedIn | null> {
      const known = recall(cookies);
      if (known !== undefined) return known;
      const since = generation;
      const session = await readSession(cookies);
      return session === null || session.isRenewalDue ? null : remember(cookies, session, since);
    },

    /** The session for a long-lived connection, read from the database; `null` without a valid session. */
    async findSession(headers: Headers): Promise<{ userId: UserId; sessionId: string } | null> {
      const query = { disableCookieCache: true, disableRefresh: true };
      const found = await withBetterAuth(() => auth.api.getSession({ headers, query }));
      return found && { userId: found.user.id as UserId, sessionId: found.session.id };
    },

    /**
     * The visitor for a document request, with the cookies that renew the session. Only document requests renew the
     * session: another response could restore a cookie that a sign-out has just removed.
     */
    async welcomeVisitor(
      headers: Headers,
    ): Promise<{ visitor: SignedIn | null; setCookies: string[] }> {
      const cookies = headers.get("cookie");
      if (cookies === null) return { visitor: null, setCookies: [] };
      const known = recall(cookies);
      if (known !== undefined) return { visitor: known, setCookies: [] };
      const since = generation;
      const { headers: answered, response: session } = await withBetterAuth(() =>
        auth.api.getSession({ headers, returnHeaders: true }),
      );
      const found = session && {
        userId: session.user.id as UserId,
        sessionId: session.session.id as SessionId,
        createdAt: session.session.createdAt,
        updatedAt: session.session.updatedAt,
      };
      return { visitor: remember(cookies, found, since), setCookies: answered.getSetCookie() };
    },
  };
}

/** Restores the status 429 of the sign-in gate: when an after-hook refuses, better-auth keeps the 401 of its own refusal. */
function withItsStatus(response: Response): Response {
  if (response.status !== 401 || !response.headers.has("retry-after")) return response;
  return new Response(response.body, { status: 429, headers: response.headers });
}

/** Leaves the browser the cookie of a session that goes on. */
function withoutCookies(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("set-cookie");
  return new Response(response.body, { status: response.status, headers });
}

/**
 * The refusal of a sign-in whose method was removed during the request. It replaces better-auth's response, which
 * carries a session cookie.
 */
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
