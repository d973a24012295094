import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { sessionRenewedAfterS, sessionValidS } from "./session-validity.ts";

/** A session row from PostgreSQL: instants are PostgreSQL's text. */
interface StoredSession {
  readonly id: SessionId;
  readonly userAgent: string;
  readonly ipAddress: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

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
        as "isRenewalDue"
    from authentication.sessions s where s.token = ${token} and s.expires_at > now()`,
);

/** Reads and ends sessions, and lists sign-in methods. */
export function createSessionStore(sql: Sql) {
  return {
    /** The session with this token; `null` if there is none or it has expired. */
    async findByToken(token: string): Promise<CallersSession | null> {
      const [session] = await findByToken(sql, { token });
      return session ?? null;
    },

    /** A user's sessions that have not expired, most recently used first, at most {@link rowsPerAnswerMax}. */
    async list(userId: UserId) {
      const rows = await sql<StoredSession[]>`
        select id, coalesce(user_agent, '') as "userAgent", coalesce(ip_address, '') as "ipAddress",
          created_at as "createdAt", updated_at as "updatedAt"
        from authentication.sessions
        where user_id = ${userId} and expires_at > now()
        order by updated_at desc, id limit ${rowsPerAnswerMax}`;
      return rows.map((row) => ({
        ...row,
        createdAt: new Date(row.createdAt),
        updatedAt: new Date(row.updatedAt),
      }));
    },

    /** Updates the time of a session's last use. */
    async touch(sessionId: SessionId): Promise<void> {
      await sql`update authentication.sessions set updated_at = now() where id = ${sessionId}`;
    },

    /** Ends one of the user's sessions; returns whether the user had it. */
    async remove(userId: UserId, sessionId: SessionId): Promise<boolean> {
      const rows = await sql`
        delete from authentication.sessions where id = ${sessionId} and user_id = ${userId}
        returning id`;
      return rows.length > 0;
    },

    /** Ends all sessions of a user except one. */
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
