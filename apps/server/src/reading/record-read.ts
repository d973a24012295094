import type { VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { PageRead, PageReadStore } from "./page-read.store.ts";

/** A version, and the page that it is of. */
type PageVersion = Pick<PageRead, "pageId" | "versionId">;

/** The stores for recording that the caller has read a version. */
export interface ReadingStores {
  readonly pageReads: Pick<PageReadStore, "set" | "addFirst" | "advance">;
  readonly notifications: {
    markPageRead(scope: OrganizationScope, version: PageVersion): Promise<boolean>;
  };
  readonly live: Live;
}

/**
 * Records a version as the one that the caller last read. The caller's notifications of this version and of earlier
 * ones become read. Call it in a transaction, for a version of the page.
 */
export async function recordRead(
  stores: ReadingStores,
  scope: OrganizationScope,
  read: PageRead,
): Promise<void> {
  await stores.pageReads.set(scope, read);
  await markNotificationsRead(stores, scope, read);
}

/**
 * The same for a caller who added a version to a page without seeing all of it. Changes nothing, unless the version that the
 * caller last read is `previous`: what others published since then stays unread.
 */
export async function recordReadAfter(
  stores: ReadingStores,
  scope: OrganizationScope,
  previous: VersionId,
  read: PageRead,
): Promise<void> {
  const hasRead = await stores.pageReads.advance(scope, previous, read);
  if (hasRead) await markNotificationsRead(stores, scope, read);
}

/**
 * The same for a caller who opens the page for the first time. Changes nothing for one who opened it before. The caller's own tab hears
 * of it too: the document in which it opened the page may hold the count from before.
 */
export async function recordFirstRead(
  stores: ReadingStores,
  scope: OrganizationScope,
  read: PageRead,
): Promise<void> {
  const isFirst = await stores.pageReads.addFirst(scope, read);
  if (isFirst) await markNotificationsRead(stores, { ...scope, tab: undefined }, read);
}

/** Marks the caller's notifications of a version, and of earlier versions of its page, as read. */
export async function markNotificationsRead(
  { notifications, live }: Pick<ReadingStores, "notifications" | "live">,
  scope: OrganizationScope,
  version: PageVersion,
): Promise<void> {
  if (!(await notifications.markPageRead(scope, version))) return;
  await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "notifications" }]);
}
