import { readBody } from "@stemma/document/read-body";
import { makeBody } from "@stemma/document/make-body";
import type { PendingMerge } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { UpdateConflict } from "./plan-update.ts";
import { questionPrint } from "../conflicts/question-print.ts";
import type { Settled, Settlement } from "../conflicts/settling/settlement.ts";

/**
 * The form in which the draft stores an unfinished update. The draft's text does not change before every conflict is
 * settled.
 */
export function toPendingMerge(
  versionId: VersionId,
  conflicts: readonly UpdateConflict[],
  settled: Settled,
): PendingMerge {
  const entries = conflicts.map((conflict) => {
    const settlement = settled.get(conflict.id) ?? null;
    return { id: conflict.id, question: questionPrint(conflict), settlement };
  });
  return { versionId, conflicts: entries };
}

/**
 * Reads the stored decisions for these conflicts. A decision counts only if the conflict's fingerprint is unchanged:
 * after an edit that changes the conflict, the writer has to decide again.
 */
export function readSettled(
  pending: PendingMerge | null,
  conflicts: readonly UpdateConflict[],
): Settled {
  const kept = new Map(pending?.conflicts.map((entry) => [entry.id, entry]));
  return new Map(
    conflicts.flatMap((conflict): [string, Settlement][] => {
      const entry = kept.get(conflict.id);
      if (!entry?.settlement || entry.question !== questionPrint(conflict)) return [];
      const settlement = readWords(entry.settlement);
      return settlement === null ? [] : [[conflict.id, settlement]];
    }),
  );
}

/** The progress of an unfinished update, from the draft alone. */
export function pendingProgress({ conflicts }: PendingMerge): { settled: number; all: number } {
  const settled = conflicts.filter(({ settlement }) => settlement !== null).length;
  return { settled, all: conflicts.length };
}

/** The settlement with the writer's own blocks validated; `null` where the body format does not accept them. */
function readWords(settlement: Settlement): Settlement | null {
  if (!("blocks" in settlement)) return settlement;
  const read = readBody(makeBody(settlement.blocks));
  return read.ok ? { ...settlement, blocks: read.body.root.children } : null;
}
