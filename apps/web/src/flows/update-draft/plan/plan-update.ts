import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import type { BlockConflict, BodyMerge } from "@stemma/document/merge/body-merge";
import { mergeTitles } from "@stemma/document/merge/merge-titles";
import type { UpdateTexts } from "./update-text.ts";

/** The merge of two people's changes to one page, and the conflicts left to decide. */
export interface UpdatePlan {
  readonly title: string;
  readonly merge: BodyMerge;
  /** The title first, then the blocks in the page's order; empty if everything merged. */
  readonly conflicts: readonly UpdateConflict[];
}

/** One conflict to decide. Its id is unique in the plan, and stable for the same three texts. */
export type UpdateConflict = TitleConflict | ParagraphConflict;

/** Both sides changed the title. */
interface TitleConflict {
  readonly kind: "title";
  readonly id: "title";
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Both sides changed overlapping parts of a block. */
interface ParagraphConflict {
  readonly kind: "paragraph";
  readonly id: string;
  readonly block: BlockConflict;
}

/** The time limit of a merge, in milliseconds; parts not merged by then become conflicts. */
const timeBoundMs = 3_000;

/** Merges a draft with the version published since. Changes neither: see `resolvePlan`. */
export function planUpdate({ base, ours, theirs }: UpdateTexts): UpdatePlan {
  const merge = mergeBodies(base.body, ours.body, theirs.body, { timeBoundMs });
  const { title, conflict } = mergeTitles(base.title, ours.title, theirs.title);
  const paragraphs = merge.conflicts.map((block): UpdateConflict => ({
    kind: "paragraph",
    id: block.id,
    block,
  }));
  return {
    title,
    merge,
    conflicts:
      conflict === null ? paragraphs : [{ kind: "title", id: "title", ...conflict }, ...paragraphs],
  };
}
