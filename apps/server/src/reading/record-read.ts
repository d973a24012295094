import type { PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";

/** The stores for recording that the caller has read a version. */
export interface ReadingStores {
  readonly pageReads: {
    set(
      scope: OrganizationScope,
      read: { pageId: PageId; versionId: VersionId; readAt: Date },
    ): Promise<void>;
  };
  readonly notifications: {
    markPageRead(scope: OrganizationScope, versionId: VersionId): Promise<boolean>;
  };
  readonly live: Live;
}

/**
 * Records a version as the one that the caller last read. The caller's notifications of this version and of earlier
 * ones become read. Call it in a transaction, for a version of the page.
 */
export async function readVersion(
  stores: ReadingStores,
  scope: OrganizationScope,
  read: { pageId: PageId; versionId: VersionId; readAt: Date },
): Promise<void> {
  await stores.pageReads.set(scope, read);
  await readNotifications(stores, scope, read.versionId);
}

/** Marks the caller's notifications of a version, and of earlier versions of its page, as read. */
export async function readNotifications(
  { notifications, live }: Pick<ReadingStores, "notifications" | "live">,
  scope: OrganizationScope,
  versionId: VersionId,
): Promise<void> {
  if (!(await notifications.markPageRead(scope, versionId))) return;
  await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "notifications" }]);
}
