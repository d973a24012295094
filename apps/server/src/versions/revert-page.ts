import type { PageId, UserId, VersionId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import type { PublishedTexts } from "../platform/published-texts.ts";
import { recordReferences, type ReferenceStores } from "../links/record-references.ts";
import { recordMentions, type MentionStores } from "../mentions/record-mentions.ts";
import { recordSnippets, type SnippetStores } from "../snippets/record-snippets.ts";
import { refuse } from "../platform/refusal.ts";
import { markNotificationsRead, recordRead, type ReadingStores } from "../reading/record-read.ts";
import type { IndexedPage } from "../search/indexed-page.ts";
import type { VersionStore } from "./version.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  versions: Pick<VersionStore, "findText">;
  publishedTexts: Pick<PublishedTexts, "of">;
  transaction: Transaction<{
    pages: {
      lock(
        scope: OrganizationScope,
        pageId: PageId,
      ): Promise<{ publishedVersion: VersionId | null; deleted: boolean } | null>;
      setPublishedVersion(
        scope: OrganizationScope,
        pageId: PageId,
        change: { versionId: VersionId; updatedAt: Date; updatedBy: UserId },
      ): Promise<void>;
    };
    versions: Pick<VersionStore, "insertRevert">;
    /** Updates the search index with the page's published content. */
    pageSearch: {
      index(scope: OrganizationScope, page: IndexedPage): Promise<void>;
    };
    /** Records which pages the published text links to. */
    pageReferences: ReferenceStores["pageReferences"];
    /** Records which snippets the published text shows. */
    snippetUses: SnippetStores["snippetUses"];
    /** Records whom the published text mentions. */
    personReferences: MentionStores["personReferences"];
    pageReads: ReadingStores["pageReads"];
    notifications: ReadingStores["notifications"];
    live: Live;
  }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Sets the page's published content to one of its versions and records the user; the versions do not change.
 * PAGE_CHANGED if the published version is not the expected one any more, PAGE_DELETED, or NOT_FOUND for a version of
 * another page. A revert to the published version changes and records nothing.
 */
export async function revertPage(
  { access, versions, publishedTexts, transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  input: { pageId: PageId; versionId: VersionId; expectedPublishedVersion: VersionId },
): Promise<void> {
  const { pageId, versionId } = input;
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "revert");
  // Outside the transaction, because it may take long. Versions never change.
  const version = await versions.findText(scope, versionId);
  const text = version?.pageId === pageId ? await publishedTexts.of(version) : null;
  await transaction(async (stores) => {
    const { pages, pageSearch, live } = stores;
    const page = (await pages.lock(scope, pageId)) ?? refuse("NOT_FOUND");
    if (page.deleted) return refuse("PAGE_DELETED");
    if (text === null) return refuse("NOT_FOUND");
    const { publishedVersion: fromVersion } = page;
    if (fromVersion === versionId) return;
    if (fromVersion === null || fromVersion !== input.expectedPublishedVersion) {
      return refuse("PAGE_CHANGED", { publishedVersion: fromVersion });
    }
    const revertedAt = clock.now();
    await stores.versions.insertRevert(scope, {
      id: ids.next(),
      pageId,
      fromVersion,
      toVersion: versionId,
      revertedAt,
    });
    const change = { versionId, updatedAt: revertedAt, updatedBy: scope.userId };
    await pages.setPublishedVersion(scope, pageId, change);
    await pageSearch.index(scope, { pageId, searchEntry: text.searchEntry, updatedAt: revertedAt });
    const linked = await recordReferences(stores, scope, { pageId, ...text });
    const shown = await recordSnippets(stores, scope, { pageId, ...text });
    // A revert notifies nobody: whom this version mentions was notified when it was published.
    await recordMentions(stores, scope, { pageId, ...text });
    await recordRead(stores, scope, { pageId, versionId, readAt: revertedAt });
    // Whoever reverts has seen the version that they replace.
    await markNotificationsRead(stores, scope, { pageId, versionId: fromVersion });
    const eventIds = { page: pageId, version: versionId };
    await live.emit(scope, [
      { topic: `page:${pageId}`, kind: "version", ids: eventIds },
      { topic: `workspace:${workspaceId}`, kind: "pages", ids: eventIds },
      ...linked,
      ...shown,
    ]);
  });
}
