import { foldEmail } from "@stemma/domain/account/email";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { RequestOrigin, Visitor } from "../access/organization-scope.ts";
import { insertByOperator, insertOwn } from "../audit/person-audit.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import {
  sessionLastsS,
  sessionRenewedAfterS,
  sessionReplacedS,
  sessionValidS,
} from "./session-validity.ts";

/** A session row from PostgreSQL: instants are PostgreSQL's text. */
interface StoredSession {
  readonly id: SessionId;
  readonly userAgent: string;
  readonly ipAddress: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Whose sessions end, and from where they end them. */
type SessionOwner = Pick<Visitor, "userId" | "from">;

/** The session of a request. Instants are PostgreSQL's text. */
interface CallersSession {
  readonly sessionId: SessionId;
  readonly userId: UserId;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Whether the next answer to a document request renews the session. */
  readonly isRenewalDue: boolean;
}

const findByToken = defineSharedStatement<{ token: string }, CallersSession>(
  { token: "text" },
  (sql, { token }) => sql`
    select s.id as "sessionId", s.user_id as "userId", s.created_at as "createdAt",
      s.updated_at as "updatedAt",
      s.expires_at <= now() + make_interval(secs => ${sessionValidS - sessionRenewedAfterS})
        and s.expires_at < s.created_at + make_interval(secs => ${sessionLastsS}) as "isRenewalDue"
    from authentication.sessions s where s.token = ${token} and s.expires_at > now()`,
);

/** Reads and ends sessions, and lists sign-in methods. */
export function createSessionStore(sql: Sql) {
  /** Ends sessions of one person, which the audit log tells once; returns whose they were, `null` if there were none. */
  async function end(
    ended: Fragment,
    act: "signedOut" | "sessionsEnded",
    from: RequestOrigin | undefined,
  ): Promise<UserId | null> {
    const [row] = await sql<{ userId: UserId }[]>`
      with ended as (delete from authentication.sessions where ${ended} returning user_id),
      told as (${insertOwn(sql, sql`(select distinct user_id from ended)`, { act, from })})
      select user_id as "userId" from ended limit 1`;
    return row?.userId ?? null;
  }

  return {
    /** Ends the session with this token, because its person signs out; returns whose it was, `null` if there was none. */
    signOut: async (token: string, from: RequestOrigin): Promise<UserId | null> =>
      end(sql`token = ${token}`, "signedOut", from),

    /** Ends one of the person's sessions elsewhere; returns whether the person had it. */
    endOne: async (person: SessionOwner, sessionId: SessionId): Promise<boolean> =>
      (await end(
        sql`id = ${sessionId} and user_id = ${person.userId}`,
        "sessionsEnded",
        person.from,
      )) !== null,

    /** Ends all of the person's sessions except one. */
    async endOthers(person: SessionOwner, sessionId: SessionId): Promise<void> {
      await end(
        sql`user_id = ${person.userId} and id <> ${sessionId}`,
        "sessionsEnded",
        person.from,
      );
    },

    /**
     * Ends all sessions of the account with this address, on the word of whoever runs the server, which the audit log tells; `null` if
     * there is no such account. Sessions that have expired are not counted.
     */
    async endAllOf(email: string): Promise<{ readonly count: number } | null> {
      const whose = sql`(select distinct user_id from ended where expires_at > now())`;
      const [ended] = await sql<{ count: number }[]>`
        with person as (select id from authentication.users where email = ${foldEmail(email)}),
        ended as (
          delete from authentication.sessions s using person where s.user_id = person.id
          returning s.user_id, s.expires_at),
        told as (${insertByOperator(sql, whose, "sessionsEndedByOperator")})
        select (select count(*)::int from ended where expires_at > now()) as count from person`;
      return ended === undefined ? null : { count: ended.count };
    },

    /** The session with this token; `null` if there is none or it has expired. */
    async findByToken(token: string): Promise<CallersSession | null> {
      const [session] = await findByToken(sql, { token });
      return session ?? null;
    },

    /**
     * At most `limit` of a user's sessions that do not end in the next seconds, as a replaced one does: `current` first, then by when they
     * were used, the last one first.
     */
    async list(
      userId: UserId,
      current: SessionId,
      after: InstantCursor<SessionId> | null,
      limit: number,
    ) {
      // A cursor holds milliseconds.
      const usedAt = sql`date_trunc('milliseconds', updated_at)`;
      const rows = await sql<StoredSession[]>`
        select id, coalesce(user_agent, '') as "userAgent", coalesce(ip_address, '') as "ipAddress",
          created_at as "createdAt", updated_at as "updatedAt"
        from authentication.sessions
        where user_id = ${userId}
          and expires_at > now() + make_interval(secs => ${sessionReplacedS})
          and (${after === null}::boolean or (id <> ${current}
            and (${usedAt}, id) < (${after?.updatedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)))
        order by id <> ${current}, ${usedAt} desc, id desc
        limit ${limit}`;
      return rows.map((row) => ({
        ...row,
        createdAt: new Date(row.createdAt),
        updatedAt: new Date(row.updatedAt),
      }));
    },

    /**
     * Ends the session with this token soon, because another session began in its browser. Nothing renews it: it is as old as a session that
     * is in its last seconds.
     */
    async replace(token: string): Promise<void> {
      await sql`
        update authentication.sessions set
          expires_at = least(expires_at, now() + make_interval(secs => ${sessionReplacedS})),
          created_at = least(created_at, now() + make_interval(secs => ${sessionReplacedS - sessionLastsS}))
        where token = ${token}`;
    },

    /** Updates the time of a session's last use. */
    async touch(sessionId: SessionId): Promise<void> {
      await sql`update authentication.sessions set updated_at = now() where id = ${sessionId}`;
    },

    /** Removes a session that must not have begun. */
    async remove(userId: UserId, sessionId: SessionId): Promise<void> {
      await sql`
        delete from authentication.sessions where id = ${sessionId} and user_id = ${userId}`;
    },

    /** Removes all sessions of a user except one, with a change of the password. */
    async removeOthers(userId: UserId, sessionId: SessionId): Promise<void> {
      await sql`
        delete from authentication.sessions where user_id = ${userId} and id <> ${sessionId}`;
    },

    /** A user's sign-in methods: `credential` is a password, the others are providers. */
    async listMethods(userId: UserId): Promise<string[]> {
      const rows = await sql<{ providerId: string }[]>`
        select provider_id as "providerId" from authentication.accounts
        where user_id = ${userId} order by created_at`;
      return rows.map(({ providerId }) => providerId);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
