import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeManaging, authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";

/** The lookup of the caller's access to a workspace. */
export interface WorkspacePort {
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceAccess | null>;
}

/** Checks that the caller manages the target of an invitation: a workspace, or the organization if `null`. */
export async function authorizeInviting(
  access: WorkspacePort,
  scope: OrganizationScope,
  workspaceId: WorkspaceId | null,
): Promise<void> {
  if (workspaceId === null) authorizeManaging(scope);
  else authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "manage");
}
