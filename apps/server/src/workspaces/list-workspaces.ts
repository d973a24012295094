import type { ListedWorkspace } from "@stemma/contract/workspace-shapes";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { presentListedWorkspace } from "./present-workspace.ts";
import type { WorkspaceListStore } from "./workspace-list.store.ts";

/** The caller's workspaces in the active organization, with what is new, in the caller's order. */
export async function listWorkspaces(
  { workspaceList }: { workspaceList: WorkspaceListStore },
  scope: OrganizationScope,
): Promise<{ items: ListedWorkspace[] }> {
  const rows = await workspaceList.list(scope);
  return { items: rows.map(presentListedWorkspace) };
}
