import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { AuditRemovalStore } from "./audit-removal.store.ts";

/** How many entries one transaction removes: a statement has a time limit. */
const entriesAtOnce = 1_000;

const dayMs = 24 * 60 * 60 * 1000;

interface Needs {
  transaction: Transaction<{ auditRemoval: Pick<AuditRemovalStore, "removeOld"> }>;
  clock: Clock;
  /** How many days an entry of the audit log is kept. */
  auditDays: number;
}

/** Removes the entries of all audit logs that are older than the server keeps them, until none is left or `isStopping`. */
export async function removeOldEntries(
  { transaction, clock, auditDays }: Needs,
  isStopping: () => boolean,
): Promise<void> {
  const before = new Date(clock.now().getTime() - auditDays * dayMs);
  for (let removed = entriesAtOnce; removed === entriesAtOnce && !isStopping();) {
    removed = await transaction(({ auditRemoval }) =>
      auditRemoval.removeOld(before, entriesAtOnce),
    );
  }
}
