import type { TreePage } from "@stemma/contract/page-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage, authorizeWorkspace } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import { refuse } from "../platform/refusal.ts";
import type { PlaceAccess } from "./authorize-place.ts";
import { paginateLevel, readLevelCursor } from "./level-cursor.ts";
import type { PageLevelStore, TreePageRecord } from "./page-level.store.ts";

interface Needs {
  access: PlaceAccess;
  pageLevels: Pick<PageLevelStore, "list">;
}

/**
 * Lists the pages directly below a page, or at the top of a workspace, in their order, as far as the caller can see them. Fails with NOT_FOUND,
 * OTHER_ORGANIZATION or NO_ACCESS.
 */
export async function listPageLevel(
  { access, pageLevels }: Needs,
  scope: OrganizationScope,
  input: {
    workspaceId: WorkspaceId;
    parentPageId: PageId | null;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ items: TreePage[]; nextCursor: string | null }> {
  const { workspaceId, parentPageId } = input;
  if (parentPageId === null) {
    authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "view");
  } else {
    const above = authorizePage(await access.findPage(scope, parentPageId), "view");
    if (above.workspaceId !== workspaceId) return refuse("NOT_FOUND");
  }
  const after = readLevelCursor(input.cursor);
  const rows = await pageLevels.list(scope, parentPageId ?? workspaceId, after, input.limit + 1);
  const { items, nextCursor } = paginateLevel(rows, input.limit);
  return { items: items.map(presentTreePage), nextCursor };
}

/** Each field by its name: copying what is left over of a row takes several times as long, and a level has up to a hundred. */
function presentTreePage(page: TreePageRecord): TreePage {
  const { id, pageTitle, icon, isPublished, hasPages, updatedAt, updaterName } = page;
  return {
    id,
    pageTitle,
    icon,
    isPublished,
    hasPages,
    updatedAt: toInstant(updatedAt),
    updaterName,
  };
}
