import type { BodyBlock } from "../body-blocks.ts";
import { longestIncreasing } from "./longest-increasing.ts";
import type { BlockMatch } from "./match-blocks.ts";

/** The indexes of moved blocks in the later body: the smallest set that explains the new order. */
export function movedBlocks(after: readonly BodyBlock[], match: BlockMatch): Set<number> {
  const matched = [...after.keys()].filter((at) => match.beforeOf[at] !== -1);
  const unmoved = longestIncreasing(matched.map((at) => match.beforeOf[at] ?? 0));
  const moved = new Set(matched);
  for (const position of unmoved) moved.delete(matched[position] ?? -1);
  return moved;
}
