import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId, PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { NotificationListStore, NotificationRecord } from "./notification-list.store.ts";

interface Needs {
  notificationList: NotificationListStore;
}

/** The caller's notifications in the organization, newest first. */
export async function listNotifications(
  { notificationList }: Needs,
  scope: OrganizationScope,
  input: { unread: boolean; cursor?: string | undefined; limit: number },
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const after = readCursor<NotificationId>(input.cursor);
  const rows = await notificationList.list(scope, input.unread, after, input.limit + 1);
  const placed = rows.map((row) => ({ ...row, updatedAt: new Date(row.triggeredAt) }));
  const { items, nextCursor } = paginate(placed, input.limit);
  return { items: items.map(present), nextCursor };
}

/** The number of the caller's unread notifications in the organization. */
export async function countNotifications(
  { notificationList }: Needs,
  scope: OrganizationScope,
): Promise<{ unread: number }> {
  return { unread: await notificationList.countUnread(scope) };
}

function present(row: NotificationRecord): Notification {
  const { id, status, triggeredBy } = row;
  const triggeredByName = row.triggeredByName ?? triggeredBy;
  const common = {
    id,
    status,
    triggeredBy,
    triggeredByName,
    triggeredAt: toInstant(row.triggeredAt),
  };
  if (row.type === "accessChange" || row.type === "requestDeclined") {
    return {
      ...common,
      type: "accessChange",
      isDeclined: row.type === "requestDeclined",
      item: {
        type: row.itemType ?? "organization",
        id: row.itemId ?? "",
        title: row.itemTitle ?? "",
      },
      role: row.role,
    };
  }
  return {
    ...common,
    type: row.type,
    pageId: row.pageId ?? ("" as PageId),
    pageTitle: row.pageTitle ?? "",
    workspaceName: row.workspaceName ?? "",
    deleted: row.deleted ?? false,
    versionId: row.versionId ?? ("" as VersionId),
    previousVersionId: row.previousVersionId,
    publishMessage: { subjectLine: row.subjectLine ?? "", body: row.messageBody ?? "" },
  };
}
