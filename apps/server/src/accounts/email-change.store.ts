import { and, eq, gt, like, ne, or, sql } from "drizzle-orm";
import type { UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import { authUsers, authVerifications } from "./authentication.table.ts";
import { users } from "./users.table.ts";

const identifierOf = (tokenHash: string, userId: UserId) => `change-email:${userId}:${tokenHash}`;

/** Changes the address that a person signs in with. Links are known by a hash only. */
export function createEmailChangeStore(db: Database) {
  return {
    /** Remembers which address a link makes the person's. */
    async insert(change: {
      readonly id: string;
      readonly userId: UserId;
      readonly tokenHash: string;
      readonly newEmail: string;
      readonly expiresAt: Date;
    }): Promise<void> {
      const { id, userId, tokenHash, newEmail, expiresAt } = change;
      const identifier = identifierOf(tokenHash, userId);
      await db.insert(authVerifications).values({ id, identifier, value: newEmail, expiresAt });
    },

    /** The address that a link makes the person's; the link is used up. `null` where it is no link of theirs that still counts. */
    async take(userId: UserId, tokenHash: string, at: Date): Promise<string | null> {
      const [row] = await db
        .delete(authVerifications)
        .where(
          and(
            eq(authVerifications.identifier, identifierOf(tokenHash, userId)),
            gt(authVerifications.expiresAt, at),
          ),
        )
        .returning({ newEmail: authVerifications.value });
      return row?.newEmail ?? null;
    },

    /** Whether somebody else signs in with the address. */
    async isTaken(userId: UserId, email: string): Promise<boolean> {
      const rows = await db
        .select({ id: authUsers.id })
        .from(authUsers)
        .where(and(eq(authUsers.email, email), ne(authUsers.id, userId)));
      return rows.length > 0;
    },

    /** Makes the address the person's, everywhere; links that reset their password by the old one count no more. Returns the old one. */
    async setEmail(userId: UserId, email: string): Promise<string> {
      const [row] = await db
        .select({ old: authUsers.email })
        .from(authUsers)
        .where(eq(authUsers.id, userId))
        .for("update");
      await db
        .update(authUsers)
        .set({ email, emailVerified: true, updatedAt: sql`now()` })
        .where(eq(authUsers.id, userId));
      await db.update(users).set({ email }).where(eq(users.id, userId));
      await db.delete(authVerifications).where(eq(authVerifications.value, userId));
      return row?.old ?? "";
    },
  };
}

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>;

/** A condition on verifications: the open links that reset the person's password or change their address. */
export function mailedLinksOf(userId: UserId) {
  return or(
    eq(authVerifications.value, userId),
    like(authVerifications.identifier, identifierOf("%", userId)),
  );
}
