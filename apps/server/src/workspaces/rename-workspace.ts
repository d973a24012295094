import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { WorkspaceNeeds } from "./workspace-needs.ts";

/**
 * Renames a workspace that the caller administers. PERSONAL_WORKSPACE for the personal workspace (specification,
 * section 5). The contract has trimmed the name and refused a blank one.
 */
export async function renameWorkspace(
  { access, transaction, clock }: WorkspaceNeeds<"rename">,
  scope: OrganizationScope,
  input: { workspaceId: WorkspaceId; workspaceName: string },
): Promise<void> {
  const workspace = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "manage",
  );
  const { workspaceId } = workspace;
  await transaction(async ({ workspaces, live }) => {
    const { workspaceName } = input;
    const isRenamed = await workspaces.rename(scope, workspaceId, workspaceName, clock.now());
    if (!isRenamed) refuse("PERSONAL_WORKSPACE");
    const ids = { workspace: workspaceId };
    await live.emit(scope, [{ topic: `workspace:${workspaceId}`, kind: "name", ids }]);
  });
}
