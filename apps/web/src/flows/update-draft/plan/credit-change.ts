import { bodyRows } from "@stemma/document/body-rows";
import type { Version } from "@stemma/contract/version-shapes";
import type { UpdateConflict } from "../../merge-plan/plan-update.ts";

/**
 * The version that introduced the published side of a conflict: the last one that changed the title, or a row of the
 * passage. `chain` is the result of `chainToBase`.
 */
export function creditChange(conflict: UpdateConflict, chain: readonly Version[]): Version | null {
  const rows =
    conflict.kind === "title" ? [] : [...conflict.passage.base, ...conflict.passage.theirs];
  const ids = new Set(rows.map((row) => row.$.blockId));
  const contentIn = (version: Version | undefined): string | undefined => {
    if (conflict.kind === "title") return version?.pageTitle.trim();
    const blocks = version === undefined ? [] : bodyRows(version.serializedEditorState);
    return JSON.stringify(blocks.filter((block) => ids.has(block.$.blockId)));
  };
  const at = chain.findIndex(
    (version, index) => contentIn(version) !== contentIn(chain[index + 1]),
  );
  return chain[at] ?? null;
}
