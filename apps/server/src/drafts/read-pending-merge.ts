import { pendingMergeShape } from "@stemma/contract/draft-shapes";
import type { PendingMerge } from "@stemma/contract/draft-shapes";
import { bodyRows } from "@stemma/document/body-rows";
import { readBody } from "@stemma/document/read-body";
import type { ReadBodyResult } from "@stemma/document/read-body";

type Fault = Extract<ReadBodyResult, { ok: false }>["error"];

/** An unfinished update with valid blocks, or the first error in the blocks with its path. */
type ReadPendingMerge =
  | { readonly ok: true; readonly pendingMerge: PendingMerge }
  | { readonly ok: false; readonly error: Fault };

/** Validates the blocks that a writer typed to settle conflicts, by the rules of a page body. */
export function readPendingMerge(pending: PendingMerge): ReadPendingMerge {
  const read: PendingMerge["conflicts"] = [];
  for (const [index, conflict] of pending.conflicts.entries()) {
    const { settlement } = conflict;
    if (settlement === null || !("blocks" in settlement) || settlement.blocks.length === 0) {
      read.push(conflict);
      continue;
    }
    const words = readBody({ root: { type: "root", children: settlement.blocks } });
    if (!words.ok) {
      const path = `pendingMerge.conflicts.${index}.settlement.${words.error.path}`;
      return { ok: false, error: { path, reason: words.error.reason } };
    }
    read.push({ ...conflict, settlement: { ...settlement, blocks: bodyRows(words.body) } });
  }
  return { ok: true, pendingMerge: { ...pending, conflicts: read } };
}

/**
 * A stored unfinished update; `null` if an earlier server stored it in a form that is not valid any more. Dropping it
 * is safe: the draft's text does not depend on it.
 */
export function keptPendingMerge(stored: unknown): PendingMerge | null {
  return pendingMergeShape.nullable().safeParse(stored).data ?? null;
}
