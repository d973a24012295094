import { auditActs, type AuditAct } from "@stemma/domain/audit/audit-acts";
import type { UserId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { PersonAct } from "./audit-entry.ts";

/** Writes what a person does about their own account into the audit log. */
export function createPersonAuditStore(sql: Sql) {
  return {
    /** Writes one entry into the log of each organization of which the person is a member. */
    async recordOwn(userId: UserId, act: PersonAct): Promise<void> {
      await sql`${insertOwn(sql, sql`(select ${userId}::uuid as user_id)`, act)}`;
    },

    /** Writes what whoever runs the server did about a person's account, with the person as whom it was about. */
    async recordByOperator(userId: UserId, act: AuditAct): Promise<void> {
      await sql`${insertByOperator(sql, sql`(select ${userId}::uuid as user_id)`, act)}`;
    },
  };
}

/**
 * The `insert` of {@link createPersonAuditStore}, for a statement that acts: one entry for each row of `people` (with a `user_id`) and each of
 * that person's organizations. `where` leaves some of these out: `m` is the membership.
 */
export function insertOwn(
  sql: Sql,
  people: Fragment,
  { act, from, details = {} }: PersonAct,
  where: Fragment = sql``,
) {
  return sql`
    insert into audit_entries (organization_id, at, user_id, user_name, address, user_agent, category, act,
      audience, details)
    select m.organization_id, date_trunc('milliseconds', clock_timestamp()), m.user_id, m.name,
      ${from?.address ?? null}, ${from?.userAgent ?? null}, ${auditActs[act]}, ${act}, 'everybody',
      ${JSON.stringify(details)}::text::jsonb
    from ${people} acting join organization_members m on m.user_id = acting.user_id ${where}`;
}

/**
 * The `insert` of what whoever runs the server did, for a statement that acts: one entry about each person of `people` (with a `user_id`) in each of that
 * person's organizations.
 */
export function insertByOperator(sql: Sql, people: Fragment, act: AuditAct) {
  return sql`
    insert into audit_entries (organization_id, at, category, act, person_id, person_name, audience, details)
    select m.organization_id, date_trunc('milliseconds', clock_timestamp()), ${auditActs[act]}, ${act},
      m.user_id, m.name, 'everybody', '{}'::jsonb
    from ${people} concerned join organization_members m on m.user_id = concerned.user_id`;
}
