import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { Refusal } from "../platform/refusal.ts";
import { authorizePage, authorizeWorkspace } from "./authorized.ts";
import type { PageStanding, WorkspaceStanding } from "./authorized.ts";
import type { OrganizationScope } from "./organization-scope.ts";

/** A page or workspace, as recents and pins name it. */
export type Item =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/** How the asker's standing towards an item is found. */
export interface ItemAccess {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageStanding | null>;
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceStanding | null>;
}

/** Makes sure that the asker may see the item. Whatever they may not see is NOT_FOUND here. */
export async function authorizeItem(
  access: ItemAccess,
  scope: OrganizationScope,
  item: Item,
): Promise<void> {
  try {
    if (item.type === "page") authorizePage(await access.findPage(scope, item.id), "view");
    else authorizeWorkspace(await access.findWorkspace(scope, item.id), "view");
  } catch (error) {
    throw error instanceof Refusal ? new Refusal("NOT_FOUND", undefined) : error;
  }
}
