import type { AuditCategory } from "@stemma/domain/audit/audit-acts";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { auditEntries } from "./audit-entries.table.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** An entry as it is stored. The instant is PostgreSQL's text. */
export type AuditRecord = Omit<typeof auditEntries.$inferSelect, "at" | "audience"> & {
  readonly at: string;
};

/** Which entries are asked for; what is missing does not matter. */
export interface AuditFilter {
  readonly userId?: UserId | undefined;
  readonly category?: AuditCategory | undefined;
  /** From this instant on. */
  readonly since?: Date | undefined;
  /** Before this instant. */
  readonly until?: Date | undefined;
}

/** The log's reader: a person, or `null` for whoever runs the server, who reads every name. */
type Reader = UserId | null;

/** Reads the audit logs. */
export function createAuditListStore(sql: Sql) {
  return {
    /**
     * Entries of an organization's log after a cursor, newest first, at most `limit`. The name of a page or a workspace is `null` where
     * the reader neither acted nor may know it.
     */
    async list(
      { organizationId, reader }: { organizationId: OrganizationId; reader: Reader },
      filter: AuditFilter,
      after: InstantCursor<string> | null,
      limit: number,
    ): Promise<AuditRecord[]> {
      const own = withinOrganization(sql, organizationId);
      const { userId, category, since, until } = filter;
      const matching = (whose: Fragment) => own`(
        select * from audit_entries
        where organization_id = ${organizationId} ${whose}
          ${category === undefined ? own`` : own`and category = ${category}`}
          ${since === undefined ? own`` : own`and at >= ${since}`}
          ${until === undefined ? own`` : own`and at < ${until}`}
          ${after === null ? own`` : own`and (at, id) < (${after.updatedAt}, ${after.id}::uuid)`}
        order by at desc nulls first, id desc nulls first limit ${limit})`;
      // Two ways to be about a person, each by its own index.
      const found =
        userId === undefined
          ? matching(own``)
          : own`(${matching(own`and user_id = ${userId}`)} union all
              ${matching(own`and person_id = ${userId} and user_id is distinct from ${userId}`)})`;
      const shown = (name: string) =>
        reader === null
          ? own`e.${own(name)}`
          : own`case when ${mayKnowItem(own, reader)} then e.${own(name)} end`;
      return own<AuditRecord[]>`
        select e.id, e.organization_id as "organizationId", e.at, e.user_id as "userId", e.user_name as "userName",
          e.address, e.user_agent as "userAgent", e.category, e.act, e.person_id as "personId",
          e.person_name as "personName", e.item_kind as "itemKind", e.item_id as "itemId",
          ${shown("item_name")} as "itemName", e.workspace_id as "workspaceId",
          ${shown("workspace_name")} as "workspaceName", e.details
        from ${found} e
        order by e.at desc nulls first, e.id desc nulls first limit ${limit}`;
    },
  };
}

export type AuditListStore = ReturnType<typeof createAuditListStore>;

/** Whether a reader of the log may know what the item of the entry `e` was called: they acted, or see such an item now. */
function mayKnowItem(sql: Sql, reader: UserId): Fragment {
  return sql`(e.audience = 'everybody' or e.user_id = ${reader}
    or (e.audience = 'workspace' and exists (
      select from workspace_members m where m.user_id = ${reader}
        and m.workspace_id = coalesce(e.workspace_id, e.item_id)
      union all
      select from held_workspace_members m where m.user_id = ${reader}
        and m.workspace_id = coalesce(e.workspace_id, e.item_id)))
    or (e.audience = 'page' and exists (
      select from pages p where p.id = e.item_id and ${maySeePage(sql, reader)})))`;
}
