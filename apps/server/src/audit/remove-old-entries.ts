import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { auditEntriesAtOnce, type AuditRemovalStore } from "./audit-removal.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Removal = Pick<AuditRemovalStore, "removeOld" | "removeOf" | "findGone">;

interface Needs {
  transaction: Transaction<{ auditRemoval: Removal }>;
  clock: Clock;
  /** How many days an entry of the audit log is kept. */
  auditDays: number;
}

/**
 * Removes the entries of all audit logs that are older than the server keeps them, and those of removed organizations, until none is
 * left or `isStopping`.
 */
export async function removeOldEntries(
  { transaction, clock, auditDays }: Needs,
  isStopping: () => boolean,
): Promise<void> {
  const before = new Date(clock.now().getTime() - auditDays * dayMs);
  const removeAll = async (remove: (store: Removal) => Promise<number>) => {
    for (let removed = auditEntriesAtOnce; removed === auditEntriesAtOnce && !isStopping();) {
      removed = await transaction(({ auditRemoval }) => remove(auditRemoval));
    }
  };
  await removeAll((entries) => entries.removeOld(before, auditEntriesAtOnce));
  const gone = await transaction(({ auditRemoval }) => auditRemoval.findGone());
  for (const id of gone) await removeAll((entries) => entries.removeOf(id, auditEntriesAtOnce));
}
