import { bodyRows } from "@stemma/document/body-rows";
import { readBody } from "@stemma/document/read-body";
import type { PendingMerge } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { UpdateConflict } from "../../merge-plan/plan-update.ts";
import { conflictFingerprint } from "../conflicts/conflict-fingerprint.ts";
import type { Resolutions, Resolution } from "../../merge-plan/resolution.ts";

/**
 * The form in which the draft stores an unfinished update. The draft's text does not change before every conflict is
 * resolved.
 */
export function toPendingMerge(
  { id, undone }: { readonly id: VersionId; readonly undone: { readonly id: VersionId } | null },
  conflicts: readonly UpdateConflict[],
  resolutions: Resolutions,
): PendingMerge {
  const entries = conflicts.map((conflict) => {
    const resolution = resolutions.get(conflict.id) ?? null;
    return { id: conflict.id, question: conflictFingerprint(conflict), settlement: resolution };
  });
  const merged = undone === null ? { versionId: id } : { versionId: id, undoes: undone.id };
  return { ...merged, conflicts: entries };
}

/**
 * Reads the stored decisions for these conflicts. A decision counts only if the conflict's fingerprint is unchanged:
 * after an edit that changes the conflict, the writer has to decide again.
 */
export function readResolutions(
  pending: PendingMerge | null,
  conflicts: readonly UpdateConflict[],
): Resolutions {
  const kept = new Map(pending?.conflicts.map((entry) => [entry.id, entry]));
  return new Map(
    conflicts.flatMap((conflict): [string, Resolution][] => {
      const entry = kept.get(conflict.id);
      if (!entry?.settlement || entry.question !== conflictFingerprint(conflict)) return [];
      const resolution = readOwnBlocks(entry.settlement);
      return resolution === null ? [] : [[conflict.id, resolution]];
    }),
  );
}

/** The progress of an unfinished update, from the draft alone. */
export function pendingProgress({ conflicts }: PendingMerge): { resolved: number; all: number } {
  const resolved = conflicts.filter(({ settlement }) => settlement !== null).length;
  return { resolved, all: conflicts.length };
}

/** The resolution with the writer's own blocks validated; `null` where the body format does not accept them. */
function readOwnBlocks(resolution: Resolution): Resolution | null {
  if (!("blocks" in resolution)) return resolution;
  const read = readBody({ root: { type: "root", children: resolution.blocks } });
  return read.ok ? { ...resolution, blocks: bodyRows(read.body) } : null;
}
