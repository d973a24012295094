import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { presentListedWorkspace } from "./present-workspace.ts";
import { paginateWorkspaces, readWorkspaceCursor } from "./workspace-cursor.ts";
import type { WorkspaceListStore } from "./workspace-list.store.ts";

/** The caller's workspaces in the active organization, with their last changes, in the caller's order. */
export async function listWorkspaces(
  { workspaceList }: { workspaceList: WorkspaceListStore },
  scope: OrganizationScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: ListedWorkspace[]; nextCursor: string | null }> {
  const rows = await workspaceList.list(scope, readWorkspaceCursor(cursor), limit + 1);
  const { items, nextCursor } = paginateWorkspaces(rows, limit);
  return { items: items.map(presentListedWorkspace), nextCursor };
}
