import type { SnippetUses } from "@stemma/contract/snippets.contract";
import type { PageId } from "@stemma/domain/ids";
import { authorizePage, type PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { presentLinkingPages } from "../links/linking-page.ts";
import { readCursor } from "../platform/cursor.ts";
import type { SnippetUsesStore } from "./snippet-uses.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  snippetUses: Pick<SnippetUsesStore, "list">;
}

/** The uses of which snippet, and which part of their list. */
interface Wanted {
  readonly pageId: PageId;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The pages that show a snippet, as far as the caller may see both. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS. */
export async function readSnippetUses(
  { access, snippetUses }: Needs,
  scope: OrganizationScope,
  { pageId, cursor, limit }: Wanted,
): Promise<SnippetUses> {
  authorizePage(await access.findPage(scope, pageId), "view");
  const part = { limit: limit + 1, after: readCursor<PageId>(cursor) };
  const { items, count } = await snippetUses.list(scope, pageId, part);
  return { ...presentLinkingPages(items, limit), count };
}
