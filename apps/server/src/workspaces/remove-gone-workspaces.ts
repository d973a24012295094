import { goneIfDeletedBefore } from "@stemma/domain/workspace/restorable-days";
import type { Audit } from "../audit/audit-entry.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { WorkspaceTrashStore } from "./workspace-trash.store.ts";

interface Needs {
  transaction: Transaction<{
    workspaceTrash: Pick<WorkspaceTrashStore, "takeGone" | "remove">;
    audit: Audit;
  }>;
  clock: Clock;
}

/**
 * Removes the workspaces for good whose time for restoring has passed, each in a transaction of its own, until none is left or
 * `isStopping`. Nodes share the work: what one takes no other takes.
 */
export async function removeGoneWorkspaces(
  { transaction, clock }: Needs,
  isStopping: () => boolean,
): Promise<void> {
  for (let isLeft = true; isLeft && !isStopping();) {
    isLeft = await transaction(async ({ workspaceTrash, audit }) => {
      const gone = await workspaceTrash.takeGone(goneIfDeletedBefore(clock.now()));
      if (gone === null) return false;
      const { id, organizationId, isExpired } = gone;
      // The log names whoever removed it for good: that was a transaction before.
      if (!isExpired) {
        const item = { kind: "workspace", id } as const;
        await audit.record({ organizationId, userId: null }, [{ act: "workspaceRemoved", item }]);
      }
      await workspaceTrash.remove(id);
      return true;
    });
  }
}
