import { bodyRows } from "@stemma/document/body-rows";
import { movedRows } from "@stemma/document/merge/moved-rows";
import type { Version } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";
import type { UpdateConflict } from "../../merge-plan/plan-update.ts";

/**
 * The versions that made the published side of a conflict what it is, latest first: each one that changed the title, or the rows
 * of the passage. `chain` is the result of `chainToBase` for the draft's base, which made none of the changes. Empty where no
 * version can be named.
 */
export function creditVersions(
  conflict: UpdateConflict,
  chain: readonly Version[],
  base: VersionId | null,
): readonly Version[] {
  return chain.filter(
    (version, index) => version.id !== base && isChanged(conflict, chain[index + 1], version),
  );
}

function isChanged(conflict: UpdateConflict, before: Version | undefined, after: Version): boolean {
  if (conflict.kind === "title") return before?.pageTitle.trim() !== after.pageTitle.trim();
  const { passage } = conflict;
  const ids = new Set([...passage.base, ...passage.theirs].map((row) => row.$.blockId));
  if (passage.isMove && before !== undefined) {
    const moved = movedRows(before.serializedEditorState, after.serializedEditorState);
    return [...ids].some((id) => moved.has(id));
  }
  const contentIn = (version: Version | undefined): string => {
    const rows = version === undefined ? [] : bodyRows(version.serializedEditorState);
    return JSON.stringify(rows.filter((row) => ids.has(row.$.blockId)));
  };
  return contentIn(before) !== contentIn(after);
}
