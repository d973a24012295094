import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import type { BlockConflict, BodyMerge } from "@stemma/document/merge/body-merge";
import { mergeTitles } from "@stemma/document/merge/merge-titles";
import type { UpdateTexts } from "./update-text.ts";

/** Two people's changes to one page brought together, and what somebody has to decide. */
export interface UpdatePlan {
  readonly title: string;
  readonly merge: BodyMerge;
  /** The title first, then the blocks in the page's order; empty where everything came together. */
  readonly conflicts: readonly UpdateConflict[];
}

/** One thing to decide. Ids are unique in a plan, and the same whenever the same three texts are brought together. */
export type UpdateConflict = TitleConflict | ParagraphConflict;

/** Both changed the title. */
interface TitleConflict {
  readonly kind: "title";
  readonly id: "title";
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Both changed a block in ways that touch. */
interface ParagraphConflict {
  readonly kind: "paragraph";
  readonly id: string;
  readonly block: BlockConflict;
}

/** How long bringing two texts together may take; what is left then is to be decided by the writer. */
const timeBoundMs = 3_000;

/** Brings a draft and what was published since together. Changes nothing: see `settlePlan`. */
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
