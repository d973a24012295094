import { readBody } from "@stemma/document/read-body";
import { makeBody } from "@stemma/document/make-body";
import type { BlockJson } from "@stemma/document/format";
import type { PendingMerge } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { UpdateConflict } from "./plan-update.ts";
import { questionPrint } from "./question-print.ts";
import type { Settled, Settlement } from "./settlement.ts";

/** One conflict as a draft keeps it: the decision, and a print of the question it answers. Small, for it is saved with every decision. */
interface PendingEntry {
  readonly id: string;
  readonly question: string;
  readonly settlement: Settlement | null;
}

/** A half-done update as the draft keeps it. The draft's own text stays untouched until everything is settled. */
export function toPendingMerge(
  versionId: VersionId,
  conflicts: readonly UpdateConflict[],
  settled: Settled,
): PendingMerge {
  const entries = conflicts.map((conflict): PendingEntry => {
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
  const kept = new Map(entriesOf(pending).map((entry) => [entry.id, entry]));
  return new Map(
    conflicts.flatMap((conflict): [string, Settlement][] => {
      const entry = kept.get(conflict.id);
      if (!entry?.settlement || entry.question !== questionPrint(conflict)) return [];
      return [[conflict.id, entry.settlement]];
    }),
  );
}

/** How far a half-done update is, as far as the draft itself tells. */
export function pendingProgress(pending: PendingMerge): { settled: number; all: number } {
  const entries = entriesOf(pending);
  return {
    settled: entries.filter(({ settlement }) => settlement !== null).length,
    all: pending.conflicts.length,
  };
}

function entriesOf(pending: PendingMerge | null): PendingEntry[] {
  return (pending?.conflicts ?? []).flatMap((stored) => {
    const { id, question, settlement } = fields(stored);
    if (typeof id !== "string" || typeof question !== "string") return [];
    return [{ id, question, settlement: readSettlement(settlement) }];
  });
}

function readSettlement(stored: unknown): Settlement | null {
  const { pick, title, blocks } = fields(stored);
  if (pick === "ours" || pick === "theirs" || pick === "both") return { pick };
  if (pick !== "edited") return null;
  if (typeof title === "string") return { pick, title };
  const read = readBody(makeBody(Array.isArray(blocks) ? (blocks as BlockJson[]) : []));
  return read.ok ? { pick, blocks: read.body.root.children } : null;
}

function fields(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}
