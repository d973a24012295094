import { newBlockId, type BlockId } from "../block-id.ts";
import { gatherRows } from "../containers/gather-rows.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBody } from "../make-body.ts";
import { dropEmptyCells } from "./drop-empty-cells.ts";
import type { BodyMerge, PassageConflict } from "./body-merge.ts";

/** A writer's decision on one conflict: one side, the words of both, or rows of the writer's own. */
export type Resolution =
  | { readonly pick: "ours" | "theirs" | "both" }
  | { readonly pick: "edited"; readonly rows: readonly BlockJson[] };

/**
 * The merged body with the writer's decisions, by the conflict's id. A conflict without a decision keeps our rows, and
 * so does the choice of both sides where the conflict has no place for both (`both` is `null`).
 */
export function resolveMerge(
  merge: BodyMerge,
  resolutions: ReadonlyMap<BlockId, Resolution>,
): PageBody {
  const written = new Set<PassageConflict>();
  const used = new Set<BlockId>();
  const rows = merge.parts.flatMap((part): readonly BlockJson[] => {
    if (part.conflict === null) return [part.row];
    const resolution = resolutions.get(part.conflict.id) ?? { pick: "ours" };
    if (resolution.pick !== "edited") return part[resolution.pick];
    // Own rows stand at the first place of the conflict.
    if (written.has(part.conflict)) return [];
    written.add(part.conflict);
    return resolution.rows;
  });
  const kept = dropEmptyCells(rows, merge.deletedLines);
  return makeBody(gatherRows(kept.map((row) => withUniqueId(row, used))));
}

/** Own rows can repeat an id of another row, for example after a paste. */
function withUniqueId(row: BlockJson, used: Set<BlockId>): BlockJson {
  const { blockId } = row.$;
  const id = used.has(blockId) ? newBlockId() : blockId;
  used.add(id);
  return id === blockId ? row : { ...row, $: { blockId: id } };
}
