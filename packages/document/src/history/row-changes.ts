import { blockText } from "../block-text.ts";
import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { readableText } from "../readable-text.ts";

/** The text of a row, and its index in its body, from 0. */
export type RowText = { readonly row: number; readonly text: string };

/** What a version did to the text of one row. `before` is in the parent: `null` if the version added the row. */
export type RowChange = { readonly before: RowText | null; readonly after: RowText | null };

/**
 * The rows whose text a version changed, added or deleted, against its parent; all rows of a first version, where
 * `parent` is `null`. Rows are paired by their ids alone. Moves, formatting and blank rows are no changes.
 */
export function rowChanges(parent: PageBody | null, body: PageBody): RowChange[] {
  const before = rowsById(parent === null ? [] : bodyBlocks(parent));
  const after = rowsById(bodyBlocks(body));
  const changes: RowChange[] = [];
  for (const [id, row] of after) {
    const old = before.get(id) ?? null;
    if (old?.text !== row.text) changes.push({ before: worded(old), after: worded(row) });
  }
  for (const [id, row] of before) {
    if (!after.has(id)) changes.push({ before: worded(row), after: null });
  }
  return changes.filter((change) => change.before !== null || change.after !== null);
}

/** The rows by id; a row without an id, in old data, stands for itself. */
function rowsById(blocks: readonly BodyBlock[]): Map<string, RowText> {
  return new Map(
    blocks.map((block, row) => [block.id ?? `row ${row}`, { row, text: blockText(block) }]),
  );
}

function worded(row: RowText | null): RowText | null {
  if (row === null || row.text.trim() === "") return null;
  return { ...row, text: readableText(row.text) };
}
