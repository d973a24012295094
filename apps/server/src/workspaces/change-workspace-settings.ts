import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { WorkspaceNeeds } from "./workspace-needs.ts";

/** Changes the settings of a workspace that the caller administers, also of a personal one. */
export async function changeWorkspaceSettings(
  { access, transaction, clock }: WorkspaceNeeds<"setSettings">,
  scope: OrganizationScope,
  input: {
    workspaceId: WorkspaceId;
    publishesChecks?: boolean | undefined;
    editorsCreatePages?: boolean | undefined;
  },
): Promise<void> {
  const { workspaceId } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "manage",
  );
  await transaction(async ({ workspaces, live }) => {
    await workspaces.setSettings(scope, workspaceId, input, clock.now());
    const ids = { workspace: workspaceId };
    await live.emit(scope, [{ topic: `workspace:${workspaceId}`, kind: "settings", ids }]);
  });
}
