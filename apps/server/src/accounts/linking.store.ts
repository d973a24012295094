import type { UserId } from "@stemma/domain/ids";
import type { Pool, Sql } from "../platform/database/connect.ts";
import { mailedLinksOf } from "./email-change.store.ts";

/** Removes sign-in methods that were added to an account before its e-mail address was confirmed. */
export function createLinkingStore(sql: Pool) {
  return {
    /**
     * Removes every way into an account with an unconfirmed address: password, providers, sessions, mailed links. The
     * creator of such an account may be an attacker, not the person for whom a provider now vouches. Returns the
     * address; `null`, without any change, if the address was confirmed before or the account is just being created.
     */
    async endUnproven(userId: UserId): Promise<string | null> {
      return sql.begin(async (tx) => {
        const [user] = await tx<{ email: string }[]>`
          select email from authentication.users
          where id = ${userId} and email_verified = false for update`;
        if (user === undefined) return null;
        await tx`delete from authentication.accounts where user_id = ${userId}`;
        await tx`delete from authentication.sessions where user_id = ${userId}`;
        await tx`delete from authentication.verifications where ${mailedLinksOf(tx, userId)}`;
        await tx`delete from authentication.known_addresses where user_id = ${userId}`;
        return user.email;
      });
    },

    /**
     * Removes every sign-in method except the password, and the mailed links. Called when a mailed link set the
     * password.
     */
    async keepPasswordOnly(userId: UserId): Promise<void> {
      await sql.begin(async (tx) => {
        await tx`
          delete from authentication.accounts
          where user_id = ${userId} and provider_id <> 'credential'`;
        await tx`delete from authentication.verifications where ${mailedLinksOf(tx, userId)}`;
        await tx`delete from authentication.known_addresses where user_id = ${userId}`;
      });
    },

    /**
     * Whether the user still has the account and password hash of a proof; `false` for an empty proof. Waits for a
     * transaction that is changing them.
     */
    async isStillGood(
      userId: UserId,
      { accountId, passwordHash }: { accountId?: string; passwordHash?: string },
    ): Promise<boolean> {
      if (accountId === undefined && passwordHash === undefined) return false;
      const rows = await sql`
        select 1 from authentication.accounts
        where user_id = ${userId}
          ${accountId === undefined ? sql`` : sql`and id = ${accountId}`}
          ${passwordHash === undefined ? sql`` : sql`and ${isPassword(sql, passwordHash)}`}
        for share`;
      return rows.length > 0;
    },

    /** Replaces the hash of a user's password if it is still `before`; returns whether it was. */
    async replacePassword(userId: UserId, before: string, hash: string): Promise<boolean> {
      const rows = await sql`
        update authentication.accounts set password = ${hash}, updated_at = ${new Date()}
        where user_id = ${userId} and ${isPassword(sql, before)}
        returning id`;
      return rows.length > 0;
    },
  };
}

/** A condition on accounts: the password with this hash. */
function isPassword(sql: Sql, hash: string) {
  return sql`provider_id = 'credential' and password = ${hash}`;
}
