import { newBlockId, type BlockId } from "../block-id.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBody } from "../make-body.ts";
import type { BlockConflict, BodyMerge } from "./body-merge.ts";

/** A writer's decision on one conflict: one side, both sides one after the other, or a block of the writer's own. */
export type Resolution =
  | { readonly pick: "ours" | "theirs" | "both" }
  | { readonly pick: "edited"; readonly block: BlockJson };

/**
 * The merge without this conflict. `merge.body` may have been edited since: the block is found by its id, and if the
 * block is gone, the resolution goes after the block that was before it. Picking `ours` leaves the body unchanged. For
 * an unknown conflict the merge is returned unchanged, because it counts as resolved.
 */
export function resolveConflict(
  merge: BodyMerge,
  conflictId: BlockId,
  resolution: Resolution,
): BodyMerge {
  const conflict = merge.conflicts.find(({ id }) => id === conflictId);
  if (conflict === undefined) return merge;
  const conflicts = merge.conflicts.filter((one) => one !== conflict);
  if (resolution.pick === "ours") return { body: merge.body, conflicts };
  return { body: replaceBlock(merge.body, conflict, resolution), conflicts };
}

function replaceBlock(body: PageBody, conflict: BlockConflict, resolution: Resolution): PageBody {
  const blocks = body.root.children;
  const at = blocks.findIndex((block) => block.$.blockId === conflict.id);
  const present = blocks[at] ?? null;
  const replacement = resolvedBlocks(conflict, resolution, present);
  return makeBody(
    present === null
      ? blocks.toSpliced(placeOf(conflict, blocks), 0, ...replacement)
      : blocks.toSpliced(at, 1, ...replacement),
  );
}

function resolvedBlocks(
  conflict: BlockConflict,
  resolution: Resolution,
  present: BlockJson | null,
): BlockJson[] {
  const { id, theirs } = conflict;
  if (resolution.pick === "edited") return [withId(resolution.block, id)];
  const theirBlocks = theirs === null ? [] : [theirs];
  if (resolution.pick === "theirs" || present === null) return theirBlocks;
  return [present, ...theirBlocks.map((block) => withId(block, newBlockId()))];
}

function placeOf(conflict: BlockConflict, blocks: readonly BlockJson[]): number {
  if (conflict.behind === null) return 0;
  const before = blocks.findIndex((block) => block.$.blockId === conflict.behind);
  return before === -1 ? Math.min(conflict.index, blocks.length) : before + 1;
}

function withId(block: BlockJson, blockId: BlockId): BlockJson {
  return { ...block, $: { blockId } };
}
