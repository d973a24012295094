import type { PageId, VersionId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { PageReadStore } from "./page-read.store.ts";
import { recordRead, type ReadingStores } from "./record-read.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<ReadingStores & { pageReads: Pick<PageReadStore, "isOfPage"> }>;
  clock: Clock;
}

/**
 * Records a version as the one that the caller last read on a page. The caller's notifications of this version and of
 * earlier ones become read. NOT_FOUND for a version of another page.
 */
export async function markPageRead(
  { access, transaction, clock }: Needs,
  scope: OrganizationScope,
  { pageId, versionId }: { pageId: PageId; versionId: VersionId },
): Promise<void> {
  authorizePage(await access.findPage(scope, pageId), "view");
  const readAt = clock.now();
  await transaction(async (stores) => {
    if (!(await stores.pageReads.isOfPage({ pageId, versionId }))) return refuse("NOT_FOUND");
    await recordRead(stores, scope, { pageId, versionId, readAt });
    const topic = `user:${scope.userId}` as const;
    await stores.live.emit(scope, [{ topic, kind: "reading", ids: { page: pageId } }]);
  });
}
