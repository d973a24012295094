import type { UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { keepMemberNames } from "../access/member-names.store.ts";

const identifierOf = (tokenHash: string, userId: UserId) => `change-email:${userId}:${tokenHash}`;

/** Changes a user's sign-in address. Links are stored as hashes. */
export function createEmailChangeStore(sql: Sql) {
  return {
    /** Stores a link and the new address that it confirms. */
    async insert(change: {
      readonly id: string;
      readonly userId: UserId;
      readonly tokenHash: string;
      readonly newEmail: string;
      readonly expiresAt: Date;
    }): Promise<void> {
      const { id, userId, tokenHash, newEmail, expiresAt } = change;
      const identifier = identifierOf(tokenHash, userId);
      await sql`
        insert into authentication.verifications (id, identifier, value, expires_at)
        values (${id}, ${identifier}, ${newEmail}, ${expiresAt})`;
    },

    /** Uses up a link and returns the address that it confirms; `null` if it is not a valid link of this user. */
    async take(userId: UserId, tokenHash: string, at: Date): Promise<string | null> {
      const [row] = await sql<{ newEmail: string }[]>`
        delete from authentication.verifications
        where identifier = ${identifierOf(tokenHash, userId)} and expires_at > ${at}
        returning value as "newEmail"`;
      return row?.newEmail ?? null;
    },

    /** Whether another account has the address. */
    async isTaken(userId: UserId, email: string): Promise<boolean> {
      const rows = await sql`
        select 1 from authentication.users where email = ${email} and id <> ${userId}`;
      return rows.length > 0;
    },

    /**
     * Sets the address, for sign-in and in the user's record, and deletes the open password-reset links, because they
     * went to the old address. Returns the old address.
     */
    async setEmail(userId: UserId, email: string): Promise<string> {
      const [row] = await sql<{ old: string }[]>`
        select email as old from authentication.users where id = ${userId} for update`;
      await sql`
        update authentication.users set email = ${email}, email_verified = true, updated_at = now()
        where id = ${userId}`;
      await sql`update users set email = ${email} where id = ${userId}`;
      await keepMemberNames(sql, userId);
      await sql`delete from authentication.verifications where value = ${userId}`;
      return row?.old ?? "";
    },
  };
}

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>;

/** A condition on verifications: the user's open links for a password reset or a change of address. */
export function mailedLinksOf(sql: Sql, userId: UserId) {
  return sql`(value = ${userId} or identifier like ${identifierOf("%", userId)})`;
}
