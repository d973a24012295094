import type { TrashItem } from "@stemma/contract/trash.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { Refusal } from "../platform/refusal.ts";
import { listTrash, type ListNeeds } from "./list-trash.ts";
import { removeDeletedPage, type RemovePageNeeds } from "./remove-page.ts";
import { removeDeletedWorkspace, type RemoveWorkspaceNeeds } from "./remove-workspace.ts";

/** How many items one call removes: a request should not take long. */
const itemsAtOnce = 20;

type Needs = ListNeeds & RemovePageNeeds & RemoveWorkspaceNeeds;

/**
 * Removes for good what the caller may remove of the next items that were deleted until an instant: what somebody deletes after the caller
 * looked stays. Each item in a transaction of its own. `nextCursor` leads to the rest.
 */
export async function emptyTrash(
  needs: Needs,
  scope: OrganizationScope,
  { deletedUntil, cursor }: { deletedUntil: string; cursor?: string | undefined },
): Promise<{ removed: number; kept: number; nextCursor: string | null }> {
  const { items, nextCursor } = await listTrash(needs, scope, { cursor, limit: itemsAtOnce });
  const until = Date.parse(deletedUntil);
  const known = items.filter(({ deletedAt }) => Date.parse(deletedAt) <= until);
  let removed = 0;
  for (const item of known) if (await remove(needs, scope, item)) removed += 1;
  return { removed, kept: known.length - removed, nextCursor };
}

/** Removes an item; `false` if it is not the caller's to remove, or not in the trash any more. */
async function remove(needs: Needs, scope: OrganizationScope, item: TrashItem): Promise<boolean> {
  if (!item.can.remove) return false;
  try {
    if (item.type === "page") await removeDeletedPage(needs, scope, item.id);
    else await removeDeletedWorkspace(needs, scope, item.id);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
