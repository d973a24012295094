import { and, eq, ne } from "drizzle-orm";
import type { UserId } from "@stemma/domain/ids";
import type { Database } from "../platform/database/connect.ts";
import {
  authAccounts,
  authSessions,
  authUsers,
  authVerifications,
  knownAddresses,
} from "./authentication.table.ts";
import { mailedLinksOf } from "./email-change.store.ts";

/** Removes sign-in methods that were added to an account before its e-mail address was confirmed. */
export function createLinkingStore(db: Database) {
  return {
    /**
     * Removes every way into an account with an unconfirmed address: password, providers, sessions, mailed links. The creator
     * of such an account may be an attacker, and not the person for whom a provider now vouches. Returns the address; `null`,
     * without any change, where the address was confirmed before or the account is just being created.
     */
    async endUnproven(userId: UserId): Promise<string | null> {
      return db.transaction(async (tx) => {
        const [user] = await tx
          .select({ email: authUsers.email })
          .from(authUsers)
          .where(and(eq(authUsers.id, userId), eq(authUsers.emailVerified, false)))
          .for("update");
        if (user === undefined) return null;
        await tx.delete(authAccounts).where(eq(authAccounts.userId, userId));
        await tx.delete(authSessions).where(eq(authSessions.userId, userId));
        await tx.delete(authVerifications).where(mailedLinksOf(userId));
        await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
        return user.email;
      });
    },

    /** Removes every sign-in method but the password, and the mailed links. Called when a mailed link set the password. */
    async keepPasswordOnly(userId: UserId): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .delete(authAccounts)
          .where(and(eq(authAccounts.userId, userId), ne(authAccounts.providerId, "credential")));
        await tx.delete(authVerifications).where(mailedLinksOf(userId));
        await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
      });
    },

    /** Whether the account and password hash that a proof names are still the person's; `false` for an empty proof. Waits for a transaction that is changing them. */
    async isStillGood(
      userId: UserId,
      { accountId, passwordHash }: { accountId?: string; passwordHash?: string },
    ): Promise<boolean> {
      const isShown = [
        ...(accountId === undefined ? [] : [eq(authAccounts.id, accountId)]),
        ...(passwordHash === undefined ? [] : [isPassword(passwordHash)]),
      ];
      if (isShown.length === 0) return false;
      const rows = await db
        .select({ id: authAccounts.id })
        .from(authAccounts)
        .where(and(eq(authAccounts.userId, userId), ...isShown))
        .for("share");
      return rows.length > 0;
    },

    /** Replaces the hash of a person's password, if it is still `before`; returns whether it was. */
    async replacePassword(userId: UserId, before: string, hash: string): Promise<boolean> {
      const rows = await db
        .update(authAccounts)
        .set({ password: hash, updatedAt: new Date() })
        .where(and(eq(authAccounts.userId, userId), isPassword(before)))
        .returning({ id: authAccounts.id });
      return rows.length > 0;
    },
  };
}

/** The account that is a password with this hash. */
function isPassword(hash: string) {
  return and(eq(authAccounts.providerId, "credential"), eq(authAccounts.password, hash));
}
