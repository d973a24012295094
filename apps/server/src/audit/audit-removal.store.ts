import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";

/**
 * The only changes of entries that are possible: the database refuses all others (decision 66). Every write must run in a
 * transaction, because it lifts the guard for that transaction.
 */
export function createAuditRemovalStore(sql: Sql) {
  return {
    /** Removes at most `max` entries from before an instant, which no other node is removing; returns how many. */
    async removeOld(before: Date, max: number): Promise<number> {
      await sql`select set_config('stemma.audit_kept_from', ${before.toISOString()}, true)`;
      const removed = await sql`
        delete from audit_entries where id in (
          select id from audit_entries where at < ${before}
          order by at limit ${max} for update skip locked)`;
      return removed.count;
    },

    /** Removes the log of an organization whose row is gone. */
    async removeOf(organizationId: OrganizationId): Promise<void> {
      await sql`delete from audit_entries where organization_id = ${organizationId}`;
    },

    /**
     * Removes the addresses from which a person acted, and the e-mail address where an entry has it for a name. The
     * name stays, as it stays in the history of pages.
     */
    async forget(userId: UserId): Promise<void> {
      await sql`select set_config('stemma.audit_forgets', 'on', true)`;
      const email = sql`(select email from users where id = ${userId})`;
      await sql`
        update audit_entries set address = null, user_agent = null,
          user_name = nullif(user_name, ${email})
        where user_id = ${userId}`;
      await sql`
        update audit_entries set person_name = null
        where person_id = ${userId} and person_name = ${email}`;
      await sql`
        update audit_entries set person_name = null
        where organization_id in (select organization_id from configurations where user_id = ${userId})
          and category = 'invitations' and person_id is null and lower(person_name) = lower(${email})`;
      await sql`select set_config('stemma.audit_forgets', 'off', true)`;
    },
  };
}

export type AuditRemovalStore = ReturnType<typeof createAuditRemovalStore>;
