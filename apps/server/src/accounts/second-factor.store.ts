import { foldEmail } from "@stemma/domain/account/email";
import type { UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";

/** Reads and removes people's second factors. better-auth adds them and checks codes. */
export function createSecondFactorStore(sql: Sql) {
  return {
    /** Whether sign-in with the person's password asks for a code as well. */
    async isOn(userId: UserId): Promise<boolean> {
      const rows = await sql`
        select 1 from authentication.users where id = ${userId} and two_factor_enabled`;
      return rows.length > 0;
    },

    /** Whether an organization of the person requires a second factor. */
    async isRequired(userId: UserId): Promise<boolean> {
      const rows = await sql`
        select 1 from organization_members m join organizations o on o.id = m.organization_id
        where m.user_id = ${userId} and o.requires_second_factor limit 1`;
      return rows.length > 0;
    },

    /** Removes the second factor of the account with this address, in a transaction; `null` if there is no such account. */
    async removeOf(email: string): Promise<{ readonly wasOn: boolean } | null> {
      const [user] = await sql<{ id: UserId }[]>`
        select id from authentication.users where email = ${foldEmail(email)} for update`;
      return user === undefined ? null : { wasOn: await removeSecondFactor(sql, user.id) };
    },
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;

/** Removes a person's second factor in a transaction; returns whether sign-in asked for it. */
export async function removeSecondFactor(tx: Sql, userId: UserId): Promise<boolean> {
  await tx`delete from authentication.two_factors where user_id = ${userId}`;
  const rows = await tx`
    update authentication.users set two_factor_enabled = false
    where id = ${userId} and two_factor_enabled returning id`;
  return rows.length > 0;
}
