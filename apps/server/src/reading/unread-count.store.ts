import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { maySeePublishedAsMember, maySeeWorkspace } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import type { NameCursor } from "../platform/name-cursor.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { changedOfRead, readBy } from "./unread.store.ts";

/** How many pages of a workspace changed since a person read them. */
interface UnreadCountRow {
  readonly id: WorkspaceId;
  readonly name: string;
  readonly unreadPages: number;
}

const countByWorkspace = defineStatement<
  {
    userId: UserId;
    organizationId: OrganizationId;
    afterName: string;
    afterId: string;
    limit: number;
  },
  UnreadCountRow
>((base, { userId, organizationId, afterName, afterId, limit }) => {
  const sql = withinOrganization(base, organizationId);
  const asked = { userId, organizationId };
  return sql`
    with ${readBy(sql, asked)},
    unread as materialized (
      select n.workspace_id, count(*)::int as pages
      from ${changedOfRead(sql, asked, sql`true`, maySeePublishedAsMember(sql, userId))} n
      group by n.workspace_id)
    select w.id, w.workspace_name as name, unread.pages as "unreadPages"
    from unread join workspaces w on w.id = unread.workspace_id
    where ${maySeeWorkspace(sql, userId, sql`w.id`)}
      and (w.workspace_name collate "und-x-icu", w.id) > (${afterName}, ${afterId}::uuid)
    order by w.workspace_name collate "und-x-icu", w.id limit ${limit}`;
});

/** Counts the pages that changed since the caller last read them. */
export function createUnreadCountStore(sql: Sql) {
  return {
    /** At most `limit` of the caller's workspaces that have such pages, after a cursor, by name. Looks at all that the caller has read. */
    byWorkspace({ userId, organizationId }: OrganizationScope, after: NameCursor, limit: number) {
      const position = { afterName: after.name, afterId: after.id };
      return countByWorkspace(sql, { userId, organizationId, ...position, limit });
    },
  };
}

export type UnreadCountStore = ReturnType<typeof createUnreadCountStore>;
