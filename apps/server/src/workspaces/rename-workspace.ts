import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { WorkspaceStore } from "./workspace.store.ts";

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  transaction: Transaction<{ workspaces: Pick<WorkspaceStore, "rename">; live: Live }>;
  clock: Clock;
}

/**
 * Renames a workspace that the caller administers. PERSONAL_WORKSPACE for the personal workspace (specification,
 * section 5). The contract has trimmed the name and refused a blank one.
 */
export async function renameWorkspace(
  { access, transaction, clock }: Needs,
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
