import type { WorkspaceSummary } from "@stemma/contract/workspace-shapes";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { presentWorkspaceSummary } from "./present-workspace.ts";
import type { WorkspaceStore } from "./workspace.store.ts";

/** The caller's workspaces in the active organization: the personal one first, then by name. */
export async function listWorkspaces(
  { workspaces }: { workspaces: Pick<WorkspaceStore, "list"> },
  scope: OrganizationScope,
): Promise<{ items: WorkspaceSummary[] }> {
  const rows = await workspaces.list(scope);
  return { items: rows.map(presentWorkspaceSummary) };
}
