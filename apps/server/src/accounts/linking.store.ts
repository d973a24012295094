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

/** Ends ways into an account that were there before somebody proved that its address is theirs. */
export function createLinkingStore(db: Database) {
  return {
    /**
     * Ends every way into an account whose address nobody has proven: password, providers, sessions, and links that change
     * the account. Whoever made it may be somebody else than the person whom an issuer now vouches for. Returns the address
     * where that happened, and `null` where the address was proven before, or the account is being made just now.
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

    /** Ends every way to sign in but the password, and links that change the account: for whoever set it by a mailed link. */
    async keepPasswordOnly(userId: UserId): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .delete(authAccounts)
          .where(and(eq(authAccounts.userId, userId), ne(authAccounts.providerId, "credential")));
        await tx.delete(authVerifications).where(mailedLinksOf(userId));
        await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
      });
    },

    /** Whether a way to sign in that was shown is still the person's. Waits for whoever is ending or changing it just now. */
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

    /** Replaces one hash of a person's password by another, and says whether the one was still theirs. */
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
