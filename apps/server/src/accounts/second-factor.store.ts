import type { UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import { createPersonAuditStore } from "../audit/person-audit.store.ts";
import type { Sql } from "../platform/database/connect.ts";

/** Reads people's second factors, and notes new recovery codes. better-auth makes secrets and codes, and checks codes. */
export function createSecondFactorStore(sql: Sql) {
  return {
    /** Writes into the audit log that a person has new recovery codes. */
    recordNewCodes: (userId: UserId, from: RequestOrigin | undefined): Promise<void> =>
      createPersonAuditStore(sql).recordOwn(userId, { act: "recoveryCodesRenewed", from }),

    /** The encrypted secret of a person's app, also of one that no code has confirmed; `null` if there is none. */
    async findSecret(userId: UserId): Promise<string | null> {
      const [row] = await sql<{ secret: string }[]>`
        select secret from authentication.two_factors where user_id = ${userId}`;
      return row?.secret ?? null;
    },

    /** A person's recovery codes as they are stored, hashed, or encrypted by an earlier version; `null` if there are none. */
    async findRecoveryCodes(userId: UserId): Promise<string | null> {
      const [row] = await sql<{ backupCodes: string }[]>`
        select backup_codes as "backupCodes" from authentication.two_factors where user_id = ${userId}`;
      return row?.backupCodes ?? null;
    },

    /** Notes that the code of a period is used; returns false if it, or that of a later period, was used before. */
    async useCode(userId: UserId, period: number): Promise<boolean> {
      const rows = await sql`
        update authentication.two_factors set last_code_period = ${period}
        where user_id = ${userId} and coalesce(last_code_period, 0) < ${period} returning 1`;
      return rows.length > 0;
    },

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
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
