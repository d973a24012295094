import type { WorkspaceId } from "@stemma/domain/ids";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { WorkspaceStore } from "./workspace.store.ts";

/** What a use case needs that changes a workspace by this method of its store. */
export interface WorkspaceNeeds<Change extends keyof WorkspaceStore> {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  transaction: Transaction<{ workspaces: Pick<WorkspaceStore, Change>; live: Live }>;
  clock: Clock;
}
