import { pendingMergeShape } from "@stemma/contract/shapes";
import type { PendingMerge } from "@stemma/contract/shapes";
import { makeBody } from "@stemma/document/make-body";
import { readBody } from "@stemma/document/read-body";
import type { ReadBodyResult } from "@stemma/document/read-body";

type Fault = Extract<ReadBodyResult, { ok: false }>["error"];

/** A half-done update whose own words are as the format wants them, or what is wrong with them and where. */
type ReadPendingMerge =
  | { readonly ok: true; readonly pendingMerge: PendingMerge }
  | { readonly ok: false; readonly error: Fault };

/** Reads the words that a writer put in the place of conflicts, as a body's: what the format does not know is refused. */
export function readPendingMerge({ versionId, conflicts }: PendingMerge): ReadPendingMerge {
  const read: PendingMerge["conflicts"] = [];
  for (const [index, conflict] of conflicts.entries()) {
    const { settlement } = conflict;
    if (settlement === null || !("blocks" in settlement) || settlement.blocks.length === 0) {
      read.push(conflict);
      continue;
    }
    const words = readBody(makeBody(settlement.blocks));
    if (!words.ok) {
      const path = `pendingMerge.conflicts.${index}.settlement.${words.error.path}`;
      return { ok: false, error: { path, reason: words.error.reason } };
    }
    const { children } = words.body.root;
    read.push({ ...conflict, settlement: { ...settlement, blocks: children } });
  }
  return { ok: true, pendingMerge: { versionId, conflicts: read } };
}

/** A half-done update as it was stored. One that an earlier server took in and nobody can read is none: the text is untouched. */
export function keptPendingMerge(stored: unknown): PendingMerge | null {
  return pendingMergeShape.nullable().safeParse(stored).data ?? null;
}
