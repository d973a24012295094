import { maySeePage } from "../access/access-rule.store.ts";
import { unreadShownMax } from "@stemma/domain/notification/notification-limits";
import type { NotificationId, OrganizationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import type { NotificationType } from "./notifications.table.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A row of the notification list; fields of other types are `null`. */
export interface NotificationRecord {
  readonly id: NotificationId;
  readonly type: NotificationType;
  readonly status: "unread" | "read";
  readonly triggeredBy: UserId;
  readonly triggeredByName: string;
  readonly triggeredAt: string;
  readonly pageId: PageId | null;
  readonly pageTitle: string | null;
  readonly workspaceName: string | null;
  readonly deleted: boolean | null;
  readonly versionId: VersionId | null;
  readonly previousVersionId: VersionId | null;
  readonly subjectLine: string | null;
  readonly messageBody: string | null;
  readonly itemType: "page" | "workspace" | "organization" | null;
  readonly itemId: string | null;
  readonly itemTitle: string | null;
  readonly role: string | null;
}

/** Whose notifications. */
interface Owner {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
}

const visible = (sql: Sql, { userId, organizationId }: Owner) => sql`
  n.user_id = ${userId} and n.organization_id = ${organizationId}
  and (n.type in ('accessChange', 'requestDeclined') or exists (
    select 1 from pages p where p.id = n.page_id and ${maySeePage(sql, userId)}))`;

const countUnread = defineSharedStatement<
  { [Name in keyof Owner]: Owner[Name] },
  { unread: number }
>({ userId: "uuid", organizationId: "uuid" }, (base, owner) => {
  const sql = withinOrganization(base, owner.organizationId);
  return sql`
    select count(*)::int as unread from (select 1 from notifications n
      where ${visible(sql, owner)} and n.status = 'unread' limit ${unreadShownMax}) shown`;
});

/** Reads notifications. The query checks permission: it leaves out pages that the reader cannot see any more. */
export function createNotificationListStore(sql: Sql) {
  const newest = newestFirst(sql, "n.triggered_at", "n.id");

  return {
    /** The caller's notifications after a cursor, newest first, at most `limit`; with `isUnread`, only unread ones. */
    async list(
      scope: OrganizationScope,
      isUnread: boolean,
      after: InstantCursor<NotificationId> | null,
      limit: number,
    ): Promise<NotificationRecord[]> {
      const own = withinOrganization(sql, scope.organizationId);
      return own<NotificationRecord[]>`
        select n.id, n.type, n.status, n.triggered_by as "triggeredBy",
          ${personName(sql)} as "triggeredByName", n.triggered_at as "triggeredAt",
          n.page_id as "pageId", pv.page_title as "pageTitle", w.workspace_name as "workspaceName",
          p.deleted, n.version_id as "versionId", v.previous_node as "previousVersionId",
          v.subject_line as "subjectLine", v.message_body as "messageBody",
          n.item_type as "itemType", n.item_id as "itemId", n.item_title as "itemTitle", n.role
        from (select * from notifications n
          where ${visible(own, scope)} and ${newest.after(after)}
            and ${isUnread ? own`n.status = 'unread'` : own`true`}
          order by ${newest.order} limit ${limit}) n
        left join pages p on p.id = n.page_id
        left join page_versions pv on pv.id = p.published_version
        left join page_versions v on v.id = n.version_id
        left join workspaces w on w.id = p.workspace_id
        left join users u on u.id = n.triggered_by
        left join configurations c
          on c.user_id = n.triggered_by and c.organization_id = n.organization_id
        order by ${newest.order}`;
    },

    /** The number of unread notifications, up to {@link unreadShownMax}. */
    async countUnread({ userId, organizationId }: OrganizationScope): Promise<number> {
      const [row] = await countUnread(sql, { userId, organizationId });
      return row?.unread ?? 0;
    },
  };
}

export type NotificationListStore = ReturnType<typeof createNotificationListStore>;
