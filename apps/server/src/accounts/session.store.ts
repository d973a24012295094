import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { answeredMax } from "@stemma/domain/paging/answered-max";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import { authAccounts, authSessions } from "./authentication.table.ts";

/** Reads and ends the sessions of people, and says how they sign in. */
export function createSessionStore(db: Database) {
  return {
    /** The sessions of a person that have not run out, last seen first, at most {@link answeredMax}. */
    async list(userId: UserId) {
      return db
        .select({
          id: authSessions.id,
          userAgent: sql<string>`coalesce(${authSessions.userAgent}, '')`,
          ipAddress: sql<string>`coalesce(${authSessions.ipAddress}, '')`,
          createdAt: authSessions.createdAt,
          updatedAt: authSessions.updatedAt,
        })
        .from(authSessions)
        .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, sql`now()`)))
        .orderBy(desc(authSessions.updatedAt), authSessions.id)
        .limit(answeredMax);
    },

    /** Remembers that a session is in use. */
    async touch(sessionId: SessionId): Promise<void> {
      await db
        .update(authSessions)
        .set({ updatedAt: sql`now()` })
        .where(eq(authSessions.id, sessionId));
    },

    /** Ends one session, and says whether it was the person's. */
    async remove(userId: UserId, sessionId: SessionId): Promise<boolean> {
      const rows = await db
        .delete(authSessions)
        .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId)))
        .returning({ id: authSessions.id });
      return rows.length > 0;
    },

    /** Ends all sessions of a person but one. */
    async removeOthers(userId: UserId, sessionId: SessionId): Promise<void> {
      await db
        .delete(authSessions)
        .where(and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId)));
    },

    /** The ways in which a person can sign in: `credential` is a password, the others are providers. */
    async listMethods(userId: UserId): Promise<string[]> {
      const rows = await db
        .select({ providerId: authAccounts.providerId })
        .from(authAccounts)
        .where(eq(authAccounts.userId, userId))
        .orderBy(authAccounts.createdAt);
      return rows.map(({ providerId }) => providerId);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
