import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { Loss, TrashStore } from "./trash.store.ts";

interface HeldPort {
  mayRestore(scope: OrganizationScope, workspaceId: WorkspaceId): Promise<boolean>;
}

/** What is lost if a deleted workspace is removed for good. NOT_FOUND unless the caller administered it. */
export async function readWorkspaceLoss(
  needs: { workspaceTrash: HeldPort; trash: Pick<TrashStore, "lossOfWorkspace"> },
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<Loss> {
  if (!(await needs.workspaceTrash.mayRestore(scope, workspaceId))) return refuse("NOT_FOUND");
  return needs.trash.lossOfWorkspace(workspaceId);
}

export interface RemoveWorkspaceNeeds {
  transaction: Transaction<{
    organizations: { lockMembers(organizationId: OrganizationId): Promise<void> };
    workspaceTrash: HeldPort & { expire(workspaceId: WorkspaceId): Promise<void> };
    audit: Audit;
    live: Live;
  }>;
  removeGoneWorkspaces(isStopping: () => boolean): Promise<void>;
}

/**
 * Removes a deleted workspace for good, with all its pages. Nobody can restore it from the first moment; its rows go in a transaction of
 * their own, which the removing job repeats if it fails. NOT_FOUND unless the caller administered it.
 */
export async function removeDeletedWorkspace(
  { transaction, removeGoneWorkspaces }: RemoveWorkspaceNeeds,
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<void> {
  await transaction(async ({ organizations, workspaceTrash, audit, live }) => {
    await organizations.lockMembers(scope.organizationId);
    if (!(await workspaceTrash.mayRestore(scope, workspaceId))) return refuse("NOT_FOUND");
    const item = { kind: "workspace", id: workspaceId } as const;
    await audit.record(scope, [{ act: "workspaceRemoved", item }]);
    await workspaceTrash.expire(workspaceId);
    await live.emit(scope, [{ topic: `organization:${scope.organizationId}`, kind: "trash" }]);
  });
  await removeGoneWorkspaces(() => false);
}
