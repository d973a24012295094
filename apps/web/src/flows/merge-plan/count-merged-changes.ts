import { diffBodies } from "@stemma/document/diff/diff-bodies";
import { hasOtherTitle } from "@stemma/domain/page/page-title";
import type { UpdateText } from "./update-text.ts";

/**
 * The number of changes that an update brought into a draft: blocks added, removed, moved or edited, plus the title.
 */
export function countMergedChanges(before: UpdateText, after: UpdateText): number {
  const { entries } = diffBodies(before.body, after.body);
  const ofBody = entries.filter(({ change }) => change !== null).length;
  return ofBody + (hasOtherTitle(after.title, before.title) ? 1 : 0);
}
