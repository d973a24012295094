import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { WorkspaceStore } from "./workspace.store.ts";

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  transaction: Transaction<{ workspaces: Pick<WorkspaceStore, "setPublishesChecks">; live: Live }>;
  clock: Clock;
}

/** Changes the settings of a workspace that the caller administers, also of a personal one. */
export async function changeWorkspaceSettings(
  { access, transaction, clock }: Needs,
  scope: OrganizationScope,
  input: { workspaceId: WorkspaceId; publishesChecks: boolean },
): Promise<void> {
  const { workspaceId } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "manage",
  );
  await transaction(async ({ workspaces, live }) => {
    await workspaces.setPublishesChecks(scope, workspaceId, input.publishesChecks, clock.now());
    const ids = { workspace: workspaceId };
    await live.emit(scope, [{ topic: `workspace:${workspaceId}`, kind: "settings", ids }]);
  });
}
