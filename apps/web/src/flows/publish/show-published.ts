import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { lastVersionsShown } from "@stemma/domain/version/last-versions-shown";
import type { PublishMessage } from "@stemma/domain/version/publish-message";
import { orpc } from "../../lib/api.ts";

/** A draft that became a version. */
interface Published {
  readonly draft: Draft;
  readonly message: PublishMessage;
  readonly versionId: VersionId;
}

/** Puts a published version into the cache at once, and invalidates every answer that it affects. */
export function showPublished(
  queryClient: QueryClient,
  view: PageView,
  published: Published,
): void {
  const account = queryClient.getQueryData<Account>(orpc.accounts.current.queryKey());
  const queryKey = orpc.pages.get.queryKey({ input: { pageId: view.page.id } });
  queryClient.setQueryData(queryKey, publishedView(view, published, account, new Date()));
  for (const touched of [
    queryKey,
    orpc.recents.key(),
    orpc.drafts.list.key(),
    orpc.pages.level.key(),
  ]) {
    void queryClient.invalidateQueries({ queryKey: touched });
  }
  void queryClient.invalidateQueries({ queryKey: orpc.workspaces.pages.key() });
}

function publishedView(
  view: PageView,
  { draft, message, versionId }: Published,
  account: Account | undefined,
  now: Date,
): PageView {
  const pageTitle = draft.pageTitle.trim();
  const version: VersionSummary = {
    id: versionId,
    previousNode: draft.previousNode,
    sequence: Math.max(0, ...view.lastVersions.map(({ sequence }) => sequence)) + 1,
    pageTitle,
    publishedAt: now.toISOString(),
    publishedBy: draft.userId,
    publisherName: account === undefined ? "" : nameOf(account),
    publishMessage: message,
    // The server knows them: the page is read again.
    credits: [],
  };
  const { serializedEditorState } = draft;
  const updated = { updatedAt: version.publishedAt, updatedBy: draft.userId };
  return {
    ...view,
    page: {
      ...view.page,
      ...updated,
      pageTitle,
      serializedEditorState,
      publishedVersion: versionId,
    },
    draft: null,
    lastVersions: [version, ...view.lastVersions.slice(0, lastVersionsShown - 1)],
    lastRevert: null,
    unread: null,
  };
}

/** The publisher's name as others see it: the display name in the organization, else the account's name. */
function nameOf({ user, configuration }: Account): string {
  return configuration.orgDisplayName ?? `${user.firstName} ${user.lastName}`.trim();
}
