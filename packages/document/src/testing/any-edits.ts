import * as fc from "fast-check";
import type { BlockId } from "../block-id.ts";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import type { EditPlaces } from "./container-edits.ts";
import { editSteps } from "./edit-steps.ts";

/** One edit of a page. */
export type Edit = EditPlaces & { readonly kind: keyof typeof editSteps };

/**
 * How often each kind of edit is made, as weights that are about 100 together. 30 are splits, joins and moves. Half of the edits change words
 * inside a row, as writers do most.
 */
const weights: Record<Edit["kind"], number> = {
  split: 9,
  splitWord: 1,
  join: 8,
  moveBlock: 8,
  cutAndPaste: 4,
  typeWord: 16,
  typeFormula: 1,
  retypeWord: 14,
  eraseWord: 9,
  insertBlock: 6,
  insertBlankBlock: 2,
  insertDivider: 1,
  insertMath: 1,
  insertDiagram: 1,
  insertFile: 3,
  showFile: 1,
  insertSnippet: 1,
  showSnippet: 1,
  lookOfCode: 1,
  deleteBlock: 2,
  retypeBlock: 1,
  toggleMark: 2,
  changeKind: 1,
  tick: 1,
  renumber: 1,
  indent: 1,
  align: 1,
  moveIn: 2,
  takeOut: 2,
  setTone: 1,
};

/** An arbitrary short list of one writer's edits, distributed as `weights` says. */
export function anyEdits(): fc.Arbitrary<Edit[]> {
  const kinds = Object.keys(weights) as Edit["kind"][];
  const edit = fc.record({
    kind: fc.oneof(
      ...kinds.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) })),
    ),
    place: fc.nat(),
    offset: fc.nat(),
    other: fc.nat(),
  });
  return fc.array(edit, { maxLength: 6 });
}

/** Applies the edits to the body. The words and block ids that they add begin with the writer's name. */
export function applyEdits(body: PageBody, edits: readonly Edit[], writer: string): PageBody {
  let blocks = bodyBlocks(body);
  for (const [turn, edit] of edits.entries()) {
    blocks = editSteps[edit.kind](blocks, edit, `${writer}${turn}`);
  }
  return makeBody(
    blocks.map((block) => makeBlock({ ...block, id: block.id as BlockId }, block.runs)),
  );
}
