import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { WorkspaceTrashStore } from "./workspace-trash.store.ts";

interface AccessPort {
  findWorkspace(
    scope: OrganizationScope,
    workspaceId: WorkspaceId,
  ): Promise<WorkspaceAccess | null>;
}

interface Needs {
  transaction: Transaction<{
    access: AccessPort;
    organizations: { lockMembers(organizationId: OrganizationId): Promise<void> };
    workspaceTrash: Pick<WorkspaceTrashStore, "delete" | "mayRestore" | "restore">;
    audit: Audit;
    live: Live;
  }>;
  clock: Clock;
}

/**
 * Deletes a workspace that the caller administers, with its pages: nobody sees any of it until it is restored. One that is deleted, and that the
 * caller can restore, does not change. PERSONAL_WORKSPACE for a personal one. Fails like `authorizeWorkspace`.
 */
export async function deleteWorkspace(
  { transaction, clock }: Needs,
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<void> {
  await transaction(async (stores) => {
    // Under the lock nobody joins, leaves or gets a role while the roles move.
    await stores.organizations.lockMembers(scope.organizationId);
    if (await stores.workspaceTrash.mayRestore(scope, workspaceId)) return;
    authorizeWorkspace(await stores.access.findWorkspace(scope, workspaceId), "manage");
    const isDeleted = await stores.workspaceTrash.delete(scope, workspaceId, clock.now());
    if (!isDeleted) return refuse("PERSONAL_WORKSPACE");
    const item = { kind: "workspace", id: workspaceId } as const;
    await stores.audit.record(scope, [{ act: "workspaceDeleted", item }]);
    await emitForAll(stores.live, scope, workspaceId);
  });
}

/** Restores a deleted workspace, with its pages and roles. NOT_FOUND unless the caller administered it. */
export async function restoreWorkspace(
  { transaction }: Pick<Needs, "transaction">,
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<void> {
  await transaction(async ({ organizations, workspaceTrash, audit, live }) => {
    await organizations.lockMembers(scope.organizationId);
    const mayRestore = await workspaceTrash.mayRestore(scope, workspaceId);
    if (!mayRestore) return refuse("NOT_FOUND");
    await workspaceTrash.restore(workspaceId, scope.userId);
    const item = { kind: "workspace", id: workspaceId } as const;
    await audit.record(scope, [{ act: "workspaceRestored", item }]);
    await emitForAll(live, scope, workspaceId);
  });
}

/** Tells every tab of the organization: whoever had a role in the workspace or on one of its pages gains or loses it. */
async function emitForAll(
  live: Live,
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<void> {
  await live.emit(scope, [
    { topic: `organization:${scope.organizationId}`, kind: "access" },
    { topic: `workspace:${workspaceId}`, kind: "access" },
    { topic: `organization:${scope.organizationId}`, kind: "workspaces" },
  ]);
}
