import type { OrganizationId } from "@stemma/domain/ids";
import { goneIfDeletedBefore } from "@stemma/domain/workspace/restorable-days";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { DeletionStore } from "./deletion.store.ts";

interface Needs {
  transaction: Transaction<{
    organizationTrash: { takeGone(before: Date): Promise<OrganizationId | null> };
    deletion: Pick<DeletionStore, "removeOrganization">;
  }>;
  clock: Clock;
}

/**
 * Removes the organizations for good whose time for restoring has passed, each in a transaction of its own, until none is left
 * or `isStopping`. Nodes share the work: what one takes no other takes.
 */
export async function removeGoneOrganizations(
  { transaction, clock }: Needs,
  isStopping: () => boolean,
): Promise<void> {
  for (let isLeft = true; isLeft && !isStopping();) {
    isLeft = await transaction(async ({ organizationTrash, deletion }) => {
      const id = await organizationTrash.takeGone(goneIfDeletedBefore(clock.now()));
      if (id !== null) await deletion.removeOrganization(id);
      return id !== null;
    });
  }
}
