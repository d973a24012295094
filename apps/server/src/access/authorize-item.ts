import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { Refusal } from "../platform/refusal.ts";
import { authorizePage, authorizeWorkspace } from "./authorized.ts";
import type { PageStanding, WorkspaceStanding } from "./authorized.ts";
import type { OrganizationScope } from "./organization-scope.ts";

/** A page or workspace, in recents and pins. */
export type Item =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/** The lookups of the caller's access to an item. */
export interface ItemAccess {
  findPage(scope: OrganizationScope, pageId: PageId): Promise<PageStanding | null>;
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceStanding | null>;
}

/** Checks that the caller can see the item. An invisible item gives NOT_FOUND, like a missing one. */
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
