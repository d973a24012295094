import type { FoundItem } from "@stemma/contract/search.contract";
import type { PageId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { cutPage, readCursor } from "../platform/cursor.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { SearchStore } from "./search.store.ts";

/** A search as it was asked for. */
export interface Search {
  readonly query: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface Needs {
  search: Pick<SearchStore, "findByTitle" | "listDraftTitles" | "listWorkspaces">;
}

/** How many titles of drafts are read at a time. */
const draftsAtOnce = 500;

/**
 * What the asker may see whose name holds the query: their workspaces by name, in the first answer, then pages that are
 * not deleted, last updated first. A page never published is found by the title of the asker's own draft.
 */
export async function searchTitles(
  { search }: Needs,
  scope: OrganizationScope,
  { query, cursor, limit }: Search,
): Promise<{ items: FoundItem[]; nextCursor: string | null }> {
  const folded = foldText(query);
  if (folded === "") return { items: [], nextCursor: null };
  const after = readCursor<PageId>(cursor);
  const stretch = { after, limit: limit + 1 };
  const [workspaces, published, drafted] = await Promise.all([
    after === null ? search.listWorkspaces(scope) : [],
    search.findByTitle(scope, folded, stretch),
    findDrafts(search, scope, folded, stretch),
  ]);
  const rows = [
    ...published.map((page) => ({ ...withDate(page), isPublished: true })),
    ...drafted.map((page) => ({ ...page, isPublished: false })),
  ].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1));
  const page = cutPage(rows, limit);
  const items: FoundItem[] = page.items.map(({ id, updatedAt, ...rest }) => ({
    type: "page",
    id,
    pageTitle: rest.pageTitle,
    workspaceName: rest.workspaceName,
    updatedAt: toInstant(updatedAt),
    isPublished: rest.isPublished,
  }));
  const named: FoundItem[] = workspaces
    .filter(({ workspaceName }) => foldText(workspaceName).includes(folded))
    .map(({ id, workspaceName }) => ({ type: "workspace", id, workspaceName }));
  return { items: [...named, ...items], nextCursor: page.nextCursor };
}

/** Drafts are few and theirs alone: their titles are looked through here, as far as the answer needs. */
async function findDrafts(
  search: Needs["search"],
  scope: OrganizationScope,
  folded: string,
  stretch: { after: InstantCursor<PageId> | null; limit: number },
) {
  const found: ReturnType<typeof withDate<Titled>>[] = [];
  let { after } = stretch;
  while (found.length < stretch.limit) {
    const titles = await search.listDraftTitles(scope, { after, limit: draftsAtOnce });
    const rows = titles.map(withDate);
    found.push(...rows.filter(({ pageTitle }) => foldText(pageTitle).includes(folded)));
    after = rows.at(-1) ?? null;
    if (rows.length < draftsAtOnce) break;
  }
  return found.slice(0, stretch.limit);
}

type Titled = Awaited<ReturnType<SearchStore["listDraftTitles"]>>[number];

function withDate<Row extends { readonly updatedAt: string }>(row: Row) {
  return { ...row, updatedAt: new Date(row.updatedAt) };
}
