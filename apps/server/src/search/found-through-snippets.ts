import type { FoundText } from "@stemma/contract/search.contract";
import { bodyBlocks, type BodyBlock } from "@stemma/document/body-blocks";
import type { PageBody } from "@stemma/document/format";
import { searchLines } from "@stemma/document/search-lines";
import type { PageId } from "@stemma/domain/ids";
import { indexEntry } from "@stemma/domain/search/index-entry";
import type { QueryTerm } from "@stemma/domain/search/query-terms";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import { cutExcerpt, cutText } from "./found-texts.ts";
import type { SearchTextsStore } from "./search-texts.store.ts";
import type { FoundThroughSnippet } from "./snippet-search.store.ts";

/**
 * Adds to pages that were found through snippets the excerpt of what the page shows of the snippet, its heading there, and the row of
 * the page in which the snippet stands. A page on which it is pinned in all places is found by the published text, and shows the text that
 * it is pinned to: the excerpt is cut from that.
 */
export async function withSnippetExcerpts(
  searchTexts: SearchTextsStore,
  scope: OrganizationScope,
  pages: readonly FoundThroughSnippet[],
  terms: readonly QueryTerm[],
): Promise<FoundText[]> {
  if (pages.length === 0) return [];
  const [bodies, beginnings] = await Promise.all([
    searchTexts.readBodies(
      scope,
      pages.map(({ id }) => id),
    ),
    searchTexts.readBeginnings(scope, [...new Set(pages.map(({ snippetId }) => snippetId))]),
  ]);
  const bodyOf = new Map(bodies.map(({ id, body }) => [id, body]));
  const textOf = new Map(beginnings.map((text) => [text.id, text]));
  const found: FoundText[] = [];
  for (const page of pages) {
    const { id, kind, pageTitle, icon, workspaceName, updatedAt, snippetId, snippetTitle } = page;
    const row = rowOf(bodyOf.get(id), snippetId);
    const version = row?.attributes.snippet?.version;
    const pinned =
      version === undefined ? null : await searchTexts.readVersion(scope, snippetId, version);
    const { excerpt, heading } =
      pinned === null
        ? await cutExcerpt(searchTexts, scope, textOf.get(snippetId), terms)
        : cutText(indexEntry("", searchLines(pinned)), terms);
    found.push({
      id,
      kind,
      pageTitle,
      icon,
      workspaceName,
      updatedAt: toInstant(updatedAt),
      excerpt,
      heading,
      blockId: row?.id ?? null,
      snippetTitle,
    });
  }
  return found;
}

/** The first row that shows a snippet: as it is published, if any row does. */
function rowOf(body: PageBody | undefined, snippetId: PageId): BodyBlock | undefined {
  if (body === undefined) return undefined;
  const rows = bodyBlocks(body).filter(({ attributes }) => attributes.snippet?.id === snippetId);
  return rows.find(({ attributes }) => attributes.snippet?.version === undefined) ?? rows[0];
}
