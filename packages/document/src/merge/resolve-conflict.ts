import { newBlockId, type BlockId } from "../block-id.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBody } from "../make-body.ts";
import type { BlockConflict, BodyMerge } from "./body-merge.ts";

/** What a writer decides for one conflict: a side, both sides one after the other, or a block of their own making. */
export type Resolution =
  | { readonly pick: "ours" | "theirs" | "both" }
  | { readonly pick: "edited"; readonly block: BlockJson };

/**
 * The merge with one conflict less. `merge.body` may have been edited since: the block is found by its id, and where it
 * is gone the resolution is put behind the block that stood before it. Picking `ours` leaves the body as it is. A conflict
 * that is not there is resolved already: the merge comes back unchanged.
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
  const news = resolvedBlocks(conflict, resolution, present);
  return makeBody(
    present === null
      ? blocks.toSpliced(placeOf(conflict, blocks), 0, ...news)
      : blocks.toSpliced(at, 1, ...news),
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
