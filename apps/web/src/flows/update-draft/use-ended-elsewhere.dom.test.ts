import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PendingMerge } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { useEndedElsewhere } from "./use-ended-elsewhere.ts";

afterEach(cleanup);

const base = "version-1" as VersionId;
const published = "version-2" as VersionId;
const update: PendingMerge = { versionId: published, conflicts: [] };
const undo: PendingMerge = { versionId: base, undoes: published, conflicts: [] };

type Shown = NonNullable<Parameters<typeof useEndedElsewhere>[1]>;

/** A writer at the conflicts of a draft, whose draft then changes to `next`. */
function resolveUntil(pendingMerge: PendingMerge, next: Partial<Shown>, isStillResolving = true) {
  const onEnded = vi.fn();
  const before: Shown = { previousNode: base, pendingMerge, publishSubject: null };
  const draw = { isResolving: true, shown: before };
  const { rerender } = renderHook(
    ({ isResolving, shown }) => useEndedElsewhere(isResolving, shown, onEnded),
    { initialProps: draw },
  );
  rerender({ isResolving: isStillResolving, shown: { ...before, ...next } });
  return onEnded.mock.calls.flat();
}

test.each<{ pending: PendingMerge; next: Partial<Shown>; ended: string }>([
  { pending: update, next: { previousNode: published }, ended: "updateFinished" },
  { pending: update, next: {}, ended: "updateCancelled" },
  { pending: undo, next: { publishSubject: "Undo 'Prices'" }, ended: "undoFinished" },
  { pending: undo, next: {}, ended: "undoCancelled" },
])("a writer at the conflicts is told: $ended", ({ pending, next, ended }) => {
  expect(resolveUntil(pending, { ...next, pendingMerge: null })).toEqual([ended]);
});

test("a writer who ends the update here, or decides a conflict elsewhere, is told nothing", () => {
  const finished = { pendingMerge: null, previousNode: published };
  expect(resolveUntil(update, finished, false)).toEqual([]);
  expect(resolveUntil(update, { pendingMerge: { ...update } })).toEqual([]);
});
