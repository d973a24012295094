import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import type { BodyMerge, PassageConflict } from "@stemma/document/merge/body-merge";
import { mergeTitles } from "@stemma/document/merge/merge-titles";
import type { UpdateTexts } from "./update-text.ts";

/** The merge of two people's changes to one page, and the conflicts left to decide. */
export interface UpdatePlan {
  readonly title: string;
  readonly merge: BodyMerge;
  /** The title first, then the passages in the page's order; empty if everything merged. */
  readonly conflicts: readonly UpdateConflict[];
}

/** One conflict to decide. Its id is unique in the plan, and stable for the same three texts. */
export type UpdateConflict = TitleConflict | TextConflict;

/** Both sides changed the title. */
interface TitleConflict {
  readonly kind: "title";
  readonly id: "title";
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Both sides changed overlapping parts of a passage: a row, or rows that were split or joined. */
interface TextConflict {
  readonly kind: "passage";
  readonly id: string;
  readonly passage: PassageConflict;
}

/** The time limit of a merge, in milliseconds; parts not merged by then become conflicts. */
const timeBoundMs = 3_000;

/** Merges a draft with the version published since. Changes neither: see `resolvePlan`. */
export function planUpdate({ base, ours, theirs }: UpdateTexts): UpdatePlan {
  const merge = mergeBodies(base.body, ours.body, theirs.body, { timeBoundMs });
  const { title, conflict } = mergeTitles(base.title, ours.title, theirs.title);
  const passages = merge.conflicts.map((passage): UpdateConflict => ({
    kind: "passage",
    id: passage.id,
    passage,
  }));
  return {
    title,
    merge,
    conflicts:
      conflict === null ? passages : [{ kind: "title", id: "title", ...conflict }, ...passages],
  };
}
