import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** How many entries one transaction removes: a statement has a time limit. */
export const auditEntriesAtOnce = 1_000;

/**
 * The only changes of entries that are possible: the database refuses all others (decision 66). Every write must run in a
 * transaction, because it lifts the guard for that transaction.
 */
export function createAuditRemovalStore(sql: Sql) {
  /** Tells the guards of the audit log a setting, until the transaction ends. Citus tells other nodes of `set local` alone. */
  async function tellGuards(name: string, value: string): Promise<void> {
    await sql`select set_config(${`stemma.${name}`}, ${value}, true)`;
    if (!isSpread()) return;
    await sql`set local citus.propagate_set_commands = 'local'`;
    await sql.unsafe(`set local stemma.${name} = '${value}'`);
    await sql`set local citus.propagate_set_commands = 'none'`;
  }

  /** Finds the organizations that are gone, where Citus takes no recursion: each node reads its logs. */
  async function findGoneOnEachNode(): Promise<OrganizationId[]> {
    const rows = await sql<{ id: OrganizationId }[]>`
      select distinct a.organization_id as id from audit_entries a
      where not exists (select from organizations o where o.id = a.organization_id)`;
    return rows.map(({ id }) => id);
  }

  return {
    /** Removes at most `max` entries from before an instant, which no other node is removing; returns how many. */
    async removeOld(before: Date, max: number): Promise<number> {
      await tellGuards("audit_kept_from", before.toISOString());
      const removeFrom = async (own: Sql, most: number) => {
        const removed = await own`
          delete from audit_entries where id in (
            select id from audit_entries where at < ${before}
            order by at limit ${most} for update skip locked)`;
        return removed.count;
      };
      if (!isSpread()) return removeFrom(sql, max);
      // Citus locks rows of one organization at a time.
      const logs = await sql<{ id: OrganizationId }[]>`
        select distinct organization_id as id from audit_entries where at < ${before}`;
      let count = 0;
      for (const { id } of logs) {
        if (count < max) count += await removeFrom(withinOrganization(sql, id), max - count);
      }
      return count;
    },

    /** Removes at most `max` entries of an organization whose row is gone; returns how many. */
    async removeOf(organizationId: OrganizationId, max: number): Promise<number> {
      const own = withinOrganization(sql, organizationId);
      const removed = await own`
        delete from audit_entries where id in (
          select id from audit_entries where organization_id = ${organizationId}
          limit ${max} for update skip locked)`;
      return removed.count;
    },

    /** The organizations that have entries and are gone. Looks up one entry of each organization. */
    async findGone(): Promise<OrganizationId[]> {
      if (isSpread()) return findGoneOnEachNode();
      const rows = await sql<{ id: OrganizationId }[]>`
        with recursive logs as (
          (select organization_id as id from audit_entries
            where organization_id > '00000000-0000-0000-0000-000000000000'
            order by organization_id, at desc, id desc limit 1)
          union all
          select (select organization_id from audit_entries
            where organization_id > logs.id order by organization_id, at desc, id desc limit 1)
          from logs where logs.id is not null)
        select id from logs
        where id is not null and not exists (select from organizations where id = logs.id)`;
      return rows.map(({ id }) => id);
    },

    /**
     * Removes the addresses from which a person acted, and the e-mail address where an entry has it for a name. The
     * name stays, as it stays in the history of pages.
     */
    async forget(userId: UserId): Promise<void> {
      await tellGuards("audit_forgets", "on");
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
      await tellGuards("audit_forgets", "off");
    },
  };
}

export type AuditRemovalStore = ReturnType<typeof createAuditRemovalStore>;
