import { blockText } from "../block-text.ts";
import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import { similarity, wordSetOf } from "../diff/pair-similar.ts";
import type { PageBody } from "../format.ts";
import type { RowAuthors } from "./row-authors.ts";

/** A body with its authors: one entry for each of its blocks. */
export interface AuthoredBody {
  readonly body: PageBody;
  readonly authors: readonly RowAuthors[];
}

/** A row with its authors. */
export interface AuthoredRow {
  readonly block: BodyBlock;
  readonly authors: RowAuthors;
}

/** The rows of a body with these indexes, from 0, with their authors; unknown ones are ignored. */
export function authoredRows(
  { body, authors }: AuthoredBody,
  rows: readonly number[],
): AuthoredRow[] {
  const blocks = bodyBlocks(body);
  return rows.flatMap((row) => {
    const [block, ofRow] = [blocks[row], authors[row]];
    return block === undefined || ofRow === undefined ? [] : [{ block, authors: ofRow }];
  });
}

/** The least similarity at which a row counts as the same after edits. */
const leastSimilarity = 0.5;

/** Those of the rows that a body has, in these or in similar words. */
export function rowsFoundIn(body: PageBody, rows: readonly AuthoredRow[]): AuthoredRow[] {
  const texts = bodyBlocks(body).map(blockText);
  const all = new Set(texts);
  const words = texts.map(wordSetOf);
  return rows.filter(({ block }) => {
    const text = blockText(block);
    const own = wordSetOf(text);
    return all.has(text) || words.some((other) => similarity(own, other) >= leastSimilarity);
  });
}
