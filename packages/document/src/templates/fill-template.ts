import { newBlockId, type BlockId } from "../block-id.ts";
import { blockText } from "../block-text.ts";
import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import type { Container } from "../containers/container.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { isSource, makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import { isObjectWord } from "../object-word.ts";
import type { Run } from "../run.ts";
import {
  findVariables,
  valueOf,
  type FoundVariable,
  type TemplateValues,
} from "./template-values.ts";

/** A place in a body: a row, and the characters of its text before the place. An object in the text counts as one. */
export interface BodyPlace {
  readonly blockId: BlockId;
  readonly characters: number;
}

/** The most variables that are replaced on one page; further ones stay, so that a long title does not make a page of any length. */
const variablesMax = 200;

/**
 * The body of a page that is made from a template: the variables in its text are replaced, and every row and container has a new id. A
 * variable has the formatting of its first character. Code, formulas and diagrams stay as they are, because braces have a meaning of their own
 * there. `cursor` is where the first `{{cursor}}` was, `null` if there is none.
 */
export function fillTemplate(
  template: PageBody,
  values: TemplateValues,
): { body: PageBody; cursor: BodyPlace | null } {
  const newId = renaming();
  let cursor: BodyPlace | null = null;
  let left = variablesMax;
  const rows = bodyBlocks(template).map((row): BlockJson => {
    const id = newBlockId();
    const found = isSource(row.kind) ? [] : findVariables(blockText(row)).slice(0, left);
    left -= found.length;
    const filled = fillRow(row, found, values);
    if (filled.place !== null) cursor ??= { blockId: id, characters: filled.place };
    return makeBlock({ ...row, id, within: containerOf(row, newId) }, filled.runs);
  });
  return { body: makeBody(rows), cursor };
}

/** The text of a row with the variables replaced, and the characters before its first `{{cursor}}`. */
function fillRow(
  row: BodyBlock,
  found: readonly FoundVariable[],
  values: TemplateValues,
): { runs: readonly Run[]; place: number | null } {
  if (found.length === 0) return { runs: row.runs, place: null };
  const runs: Run[] = [];
  let place: number | null = null;
  let [next, at] = [0, 0];
  for (const run of row.runs) {
    const end = at + run.text.length;
    const isCode = (run.marks & markBits.code) !== 0;
    let from = at;
    for (let variable = found[next]; variable && variable.start < end; variable = found[next]) {
      const beginsHere = variable.start >= at;
      if (beginsHere && !isCode) {
        runs.push({ ...run, text: run.text.slice(from - at, variable.start - at) });
        runs.push({ ...run, text: valueOf(variable.name, values) });
        if (variable.name === "cursor") place ??= lengthOf(runs);
      }
      if (!beginsHere || !isCode) from = Math.min(variable.end, end);
      if (variable.end > end && !(beginsHere && isCode)) break;
      next += 1;
    }
    runs.push({ ...run, text: run.text.slice(from - at) });
    at = end;
  }
  return { runs, place };
}

function lengthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { text }) => sum + (isObjectWord(text) ? 1 : text.length), 0);
}

/** The row's container with other ids. */
function containerOf({ within }: BodyBlock, newId: (id: BlockId) => BlockId): Container | null {
  if (within === null) return null;
  if (within.kind !== "cell") return { ...within, id: newId(within.id) };
  return {
    ...within,
    id: newId(within.id),
    row: newId(within.row),
    column: newId(within.column),
  };
}

/** A new id for each one that it is asked for, the same whenever it is asked for the same. */
function renaming(): (id: BlockId) => BlockId {
  const known = new Map<BlockId, BlockId>();
  return (id) => {
    const renamed = known.get(id) ?? newBlockId();
    known.set(id, renamed);
    return renamed;
  };
}
