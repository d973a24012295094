import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Clock } from "../platform/clock.ts";
import { refuse } from "../platform/refusal.ts";
import type { WorkspaceStore } from "./workspace.store.ts";

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  workspaces: Pick<WorkspaceStore, "rename">;
  clock: Clock;
}

/**
 * Gives a workspace that the asker administers another name. Refuses with PERSONAL_WORKSPACE the one that keeps its own
 * (specification, section 5). The name comes trimmed and not blank (the contract sees to it).
 */
export async function renameWorkspace(
  { access, workspaces, clock }: Needs,
  scope: OrganizationScope,
  input: { workspaceId: WorkspaceId; workspaceName: string },
): Promise<void> {
  const workspace = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "manage",
  );
  const isRenamed = await workspaces.rename(
    scope,
    workspace.workspaceId,
    input.workspaceName,
    clock.now(),
  );
  if (!isRenamed) refuse("PERSONAL_WORKSPACE");
}
