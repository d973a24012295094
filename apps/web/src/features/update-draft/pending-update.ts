import { readBody } from "@stemma/document/read-body";
import { makeBody } from "@stemma/document/make-body";
import type { PendingMerge } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { UpdateConflict } from "./plan-update.ts";
import { questionPrint } from "./question-print.ts";
import type { Settled, Settlement } from "./settlement.ts";

/** A half-done update as the draft keeps it. The draft's own text stays untouched until everything is settled. */
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
 * What was decided of these conflicts. A decision counts only for the very question that was asked: where the draft was
 * written on since, and a conflict is another one now, it is to be decided again.
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

/** How far a half-done update is, as far as the draft itself tells. */
export function pendingProgress({ conflicts }: PendingMerge): { settled: number; all: number } {
  const settled = conflicts.filter(({ settlement }) => settlement !== null).length;
  return { settled, all: conflicts.length };
}

/** A settlement with the writer's own words as valid blocks; `null` where the format does not know them any more. */
function readWords(settlement: Settlement): Settlement | null {
  if (!("blocks" in settlement)) return settlement;
  const read = readBody(makeBody(settlement.blocks));
  return read.ok ? { ...settlement, blocks: read.body.root.children } : null;
}
