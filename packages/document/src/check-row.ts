import type { BlockId } from "./block-id.ts";
import { blockText } from "./block-text.ts";
import type { PageBody } from "./format.ts";
import { readableText } from "./readable-text.ts";
import { nodeRuns } from "./node-runs.ts";

/** A body whose row of a check list is in the wanted state. */
interface CheckedRow {
  /** The same object if the row was in that state already. */
  readonly body: PageBody;
  /** The row's text. */
  readonly text: string;
}

/**
 * The body with one row of a check list ticked or not ticked, and everything else as it is. `null` if the body has no row
 * with this id, or the row belongs to no check list.
 */
export function checkRow(body: PageBody, id: BlockId, isChecked: boolean): CheckedRow | null {
  const row = findCheckRow(body.root, id);
  if (row === null) return null;
  const text = readableText(blockText({ runs: nodeRuns(row) }));
  if ((row.checked === true) === isChecked) return { body, text };
  const copy = structuredClone(body);
  const copiedRow = findCheckRow(copy.root, id);
  if (copiedRow !== null) copiedRow.checked = isChecked;
  return { body: copy, text };
}

/** A node of a body, as far as looking for a row needs it. */
interface LooseNode {
  readonly type?: unknown;
  readonly listType?: unknown;
  readonly children?: unknown;
  readonly $?: { readonly blockId?: unknown };
  checked?: boolean;
}

function findCheckRow(root: LooseNode, id: BlockId): LooseNode | null {
  const waiting: LooseNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!Array.isArray(node.children)) continue;
    const isCheckList = node.type === "list" && node.listType === "check";
    for (const child of node.children as LooseNode[]) {
      if (child.$?.blockId === id) return isCheckList ? child : null;
      waiting.push(child);
    }
  }
  return null;
}
