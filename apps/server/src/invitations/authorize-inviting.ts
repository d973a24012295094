import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeManaging, authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";

/** How the asker's standing towards a workspace is found. */
export interface WorkspacePort {
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceAccess | null>;
}

/** Makes sure that the asker manages the place of an invitation: a workspace, or with `null` the organization. */
export async function authorizeInviting(
  access: WorkspacePort,
  scope: OrganizationScope,
  workspaceId: WorkspaceId | null,
): Promise<void> {
  if (workspaceId === null) authorizeManaging(scope);
  else authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "manage");
}
