import type { PathStep } from "@stemma/contract/page-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { authorizePage } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { PlaceAccess } from "./authorize-place.ts";
import type { PageLevelStore, PlacedPage } from "./page-level.store.ts";

interface Needs {
  access: Pick<PlaceAccess, "findPage">;
  pageLevels: Pick<PageLevelStore, "branch" | "list" | "lastBefore">;
}

/** How many levels are looked at upwards and downwards: a tree may be of any depth, and each level is a query. */
const levelsMax = 100;

/**
 * The pages before and after a page in the order of the tree, as the caller sees it: none if it has no place there. Beyond {@link levelsMax} levels,
 * the one before is the last that was reached, and there is no next. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS.
 */
export async function readAround(
  { access, pageLevels }: Needs,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<{ previous: PathStep | null; next: PathStep | null }> {
  const { workspaceId } = authorizePage(await access.findPage(scope, pageId), "view");
  const branch = await pageLevels.branch(scope, pageId, levelsMax + 1);
  const [place, above = null] = branch;
  if (place === undefined) return { previous: null, next: null };
  const here = place;
  const level = above?.id ?? workspaceId;

  /** The first page below; else the next one of the level, or of the nearest level above that has one. */
  async function next(): Promise<PathStep | null> {
    const [below] = await pageLevels.list(scope, pageId, null, 1);
    if (below !== undefined) return below;
    for (const [index, page] of branch.slice(0, levelsMax).entries()) {
      const [behind] = await pageLevels.list(scope, levelOf(index), page, 1);
      if (behind !== undefined) return behind;
    }
    return null;
  }

  /** The last page in everything below the one before; without one before, the page above. */
  async function previous(): Promise<PathStep | null> {
    let last: PathStep | null = await pageLevels.lastBefore(scope, level, here);
    if (last === null) return above;
    for (let levels = 1; levels < levelsMax; levels += 1) {
      const below = await pageLevels.lastBefore(scope, last.id, null);
      if (below === null) return last;
      last = below;
    }
    return last;
  }

  function levelOf(index: number): PageId | WorkspaceId {
    return branch[index + 1]?.id ?? workspaceId;
  }

  const [before, after] = await Promise.all([previous(), next()]);
  return { previous: before && step(before), next: after && step(after) };
}

function step({ id, pageTitle, icon }: PathStep | PlacedPage): PathStep {
  return { id, pageTitle, icon };
}
