import { canOnOrganization, type OrganizationFacts } from "@stemma/domain/access/can";
import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { Ids } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";
import type { WorkspaceStore } from "./workspace.store.ts";

interface Needs {
  organizations: { facts(organizationId: OrganizationId): Promise<OrganizationFacts> };
  transaction: Transaction<{
    workspaces: Pick<WorkspaceStore, "insert">;
    recents: {
      add(
        scope: OrganizationScope,
        item: { type: "workspace"; id: WorkspaceId; accessedAt: Date },
      ): Promise<void>;
    };
    live: Live;
  }>;
  ids: Ids;
  clock: Clock;
}

/**
 * Creates a workspace in the active organization, with the caller as only administrator and user, first in the caller's
 * recent list, in one transaction. The contract has trimmed the name and refused a blank one. NOT_ALLOWED where only
 * administrators create workspaces.
 */
export async function createWorkspace(
  { organizations, transaction, ids, clock }: Needs,
  scope: OrganizationScope,
  workspaceName: string,
): Promise<{ workspaceId: WorkspaceId }> {
  const facts = await organizations.facts(scope.organizationId);
  if (!canOnOrganization(scope.organizationRole, "createWorkspace", facts)) {
    return refuse("NOT_ALLOWED");
  }
  const id = ids.next<WorkspaceId>();
  const createdAt = clock.now();
  await transaction(async ({ workspaces, recents, live }) => {
    await workspaces.insert(scope, { id, workspaceName, isPersonalWorkspace: false, createdAt });
    await recents.add(scope, { type: "workspace", id, accessedAt: createdAt });
    const eventIds = { workspace: id };
    await live.emit(scope, [
      { topic: `user:${scope.userId}`, kind: "access", ids: eventIds },
      { topic: `user:${scope.userId}`, kind: "recents", ids: eventIds },
      { topic: `organization:${scope.organizationId}`, kind: "workspaces", ids: eventIds },
    ]);
  });
  return { workspaceId: id };
}
