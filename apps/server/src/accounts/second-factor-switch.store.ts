import { foldEmail } from "@stemma/domain/account/email";
import type { SessionId, UserId } from "@stemma/domain/ids";
import type { RequestOrigin } from "../access/organization-scope.ts";
import type { PersonAct } from "../audit/audit-entry.ts";
import { createPersonAuditStore, insertOwn } from "../audit/person-audit.store.ts";
import type { Pool, Sql } from "../platform/database/connect.ts";

/** The session that goes on, the period of the code that confirmed the second factor, and from where it came. */
interface TurningOn {
  readonly kept: SessionId;
  readonly period: number;
  readonly from: RequestOrigin | undefined;
}

/** Turns second factors on and off. Each change is there as a whole or not at all, with its entry in the audit log. */
export function createSecondFactorSwitch(sql: Pool) {
  return {
    /**
     * Turns on the second factor that a code has just confirmed, and ends the person's other sessions, none of which has passed it;
     * returns false if it was removed meanwhile.
     */
    async turnOn(userId: UserId, { kept, period, from }: TurningOn): Promise<boolean> {
      const act = { act: "secondFactorTurnedOn", from } as const;
      // A statement, so that a crash leaves nothing half done: sign-in would ask for a code and take none.
      const rows = await sql`
        with confirmed as (
          update authentication.two_factors set verified = true, last_code_period = ${period}
          where user_id = ${userId} returning user_id),
        turned as (
          update authentication.users set two_factor_enabled = true
          from confirmed where id = confirmed.user_id returning id as user_id),
        ended as (
          delete from authentication.sessions s using turned
          where s.user_id = turned.user_id and s.id <> ${kept}),
        told as (${insertOwn(sql, sql`turned`, act)})
        select from turned`;
      return rows.length > 0;
    },

    /** Turns a person's second factor off, on their word. */
    turnOff: (userId: UserId, from: RequestOrigin | undefined): Promise<boolean> =>
      sql.begin((tx) => removeSecondFactor(tx, userId, { act: "secondFactorTurnedOff", from })),

    /**
     * Removes the second factor of the account with this address, on the word of whoever runs the server; `null` if there is no
     * such account.
     */
    removeOf: (email: string): Promise<{ readonly wasOn: boolean } | null> =>
      sql.begin(async (tx) => {
        const [user] = await tx<{ id: UserId }[]>`
          select id from authentication.users where email = ${foldEmail(email)} for update`;
        if (user === undefined) return null;
        const wasOn = await remove(tx, user.id);
        if (wasOn)
          await createPersonAuditStore(tx).recordByOperator(user.id, "secondFactorRemoved");
        return { wasOn };
      }),
  };
}

/**
 * Removes a person's second factor in a transaction, which the audit log tells as an act of that person; returns whether sign-in asked
 * for it.
 */
export async function removeSecondFactor(
  tx: Sql,
  userId: UserId,
  act: PersonAct,
): Promise<boolean> {
  const wasOn = await remove(tx, userId);
  if (wasOn) await createPersonAuditStore(tx).recordOwn(userId, act);
  return wasOn;
}

async function remove(tx: Sql, userId: UserId): Promise<boolean> {
  await tx`delete from authentication.two_factors where user_id = ${userId}`;
  const rows = await tx`
    update authentication.users set two_factor_enabled = false
    where id = ${userId} and two_factor_enabled returning id`;
  return rows.length > 0;
}
