import type { LiveEvent } from "@stemma/contract/live-event";
import type { FileId, PageId, TaskId, UserId, VersionId } from "@stemma/domain/ids";
import type { Authorized, PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import { recordReferences, type ReferenceStores } from "../links/record-references.ts";
import { recordMentions, type MentionStores } from "../mentions/record-mentions.ts";
import {
  notifyMentioned,
  type MentionNotificationStores,
} from "../notifications/notify-mentioned.ts";
import { settleRequests, type SettlingStores } from "../open-requests/settle-requests.ts";
import type { Tasks } from "../outbox/task.ts";
import type { Ids } from "../platform/ids.ts";
import type { IndexedPage } from "../search/indexed-page.ts";
import { recordSnippets, type SnippetStores } from "../snippets/record-snippets.ts";
import type { NewVersion } from "../versions/new-version.ts";

/** The stores, in one transaction, that publishing a version writes. */
export interface PublishingStores {
  readonly pages: {
    setPublishedVersion(
      scope: OrganizationScope,
      pageId: PageId,
      change: { versionId: VersionId; updatedAt: Date; updatedBy: UserId },
    ): Promise<void>;
  };
  readonly versions: { insert(scope: OrganizationScope, version: NewVersion): Promise<void> };
  /** Updates the search index with the page's published content. */
  readonly pageSearch: { index(scope: OrganizationScope, page: IndexedPage): Promise<void> };
  /** Records which pages the published text links to. */
  readonly pageReferences: ReferenceStores["pageReferences"];
  /** Records which snippets the published text shows. */
  readonly snippetUses: SnippetStores["snippetUses"];
  /** Records which files the version refers to. */
  readonly fileReferences: {
    recordVersion(
      scope: OrganizationScope,
      version: { versionId: VersionId; pageId: PageId; fileIds: readonly FileId[] },
    ): Promise<void>;
  };
  /** Records whom the published text mentions. */
  readonly personReferences: MentionStores["personReferences"];
  readonly notifications: MentionNotificationStores["notifications"];
  /** Leaves the notification of the subscribers to be done after the commit. */
  readonly outbox: Tasks;
  readonly requests: SettlingStores["requests"];
  readonly live: Live;
}

interface Publishing {
  readonly page: Authorized<PageAccess, "publish">;
  /** What the page shows so far. The caller holds the page's lock. */
  readonly publishedVersion: VersionId | null;
  readonly version: NewVersion;
  /** Whether to publish without notifying anybody. */
  readonly isSilent: boolean;
  /** What the transaction changed besides; told with the new version. */
  readonly events?: readonly LiveEvent[];
}

/**
 * Publishes a version in the caller's transaction: adds it, shows it on the page, puts it into the search index,
 * records its links, snippets, mentions and files, tells live tabs, and notifies who is mentioned for the first time. The subscribers are
 * notified after the commit, by a task in the outbox.
 * What its publisher has read, and is subscribed to, is left to the caller.
 */
export async function publishVersion(
  stores: PublishingStores,
  ids: Ids,
  scope: OrganizationScope,
  { page: { pageId, workspaceId }, publishedVersion, version, isSilent, events = [] }: Publishing,
): Promise<void> {
  const { id: versionId, text, publishedAt: at } = version;
  const { fileIds, linkedPages, snippetIds, mentionedPeople, searchEntry } = text;
  await stores.versions.insert(scope, version);
  await stores.fileReferences.recordVersion(scope, { versionId, pageId, fileIds });
  await stores.pageSearch.index(scope, { pageId, searchEntry, updatedAt: at });
  // Each of these is one statement, so they are sent together. More statements after one of them could run after a rollback.
  const [linked, shown, mentioned] = await Promise.all([
    recordReferences(stores, scope, { pageId, linkedPages }),
    recordSnippets(stores, scope, { pageId, snippetIds }),
    recordMentions(stores, scope, { pageId, mentionedPeople }),
    stores.pages.setPublishedVersion(scope, pageId, {
      versionId,
      updatedAt: at,
      updatedBy: scope.userId,
    }),
  ]);
  const about = { page: pageId, version: versionId };
  await stores.live.emit(scope, [
    { topic: `page:${pageId}`, kind: "version", ids: about },
    { topic: `workspace:${workspaceId}`, kind: "pages", ids: about },
    ...linked,
    ...shown,
    ...events,
  ]);
  // The first version makes the page visible to its workspace, which can settle open requests for the page.
  if (publishedVersion === null) {
    const { organizationId } = scope;
    await settleRequests(stores, scope, { organizationId, userId: null, at });
  }
  const publish = { pageId, versionId, at, isSilent };
  await notifyMentioned(stores, ids, scope, { ...publish, mentioned });
  if (!isSilent) {
    const id = ids.next<TaskId>();
    const payload = { versionId };
    await stores.outbox.add(scope, {
      id,
      kind: "notifySubscribers",
      pageId,
      payload,
    });
  }
}
