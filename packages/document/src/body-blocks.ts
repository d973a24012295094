import { allAlignments } from "./all-alignments.ts";
import { isBlockId, type BlockId } from "./block-id.ts";
import { indentMax } from "./body-limits.ts";
import type { Alignment, Direction, PageBody } from "./format.ts";
import type { BlockKind } from "./make-block.ts";
import { nodeRuns } from "./node-runs.ts";
import type { Run } from "./run.ts";

/** A block in the flat form that comparison, merge and rendering use: its text as runs, and its formatting. */
export type BodyBlock = {
  /** `null` only in stored data that `readBody` never checked. */
  readonly id: BlockId | null;
  /** A kind that the format does not know becomes a paragraph. */
  readonly kind: BlockKind;
  readonly alignment: Alignment;
  /** In steps, 0 to `indentMax`. */
  readonly indent: number;
  readonly direction: Direction;
  readonly runs: readonly Run[];
};

/**
 * The blocks of a body in the page's order. Never throws, even on invalid stored data: a node that the format does not
 * know becomes a paragraph of its text, or is left out if it has no text.
 */
export function bodyBlocks(body: PageBody): BodyBlock[] {
  const children: unknown = (body as { root?: { children?: unknown } } | null)?.root?.children;
  if (!Array.isArray(children)) return [];
  const blocks: BodyBlock[] = [];
  for (const node of children as unknown[]) {
    const block = blockOf(node);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

function blockOf(node: unknown): BodyBlock | null {
  if (typeof node !== "object" || node === null) return null;
  const { type, tag, $, format, indent, direction } = node as Partial<Record<string, unknown>>;
  const runs = nodeRuns(node);
  const isKnown = type === "paragraph" || type === "heading";
  if (!isKnown && runs.length === 0) return null;
  const id: unknown = ($ as { blockId?: unknown } | null | undefined)?.blockId;
  return {
    id: isBlockId(id) ? id : null,
    kind: type === "heading" && (tag === "h1" || tag === "h2" || tag === "h3") ? tag : "paragraph",
    alignment: allAlignments.find((known) => known === format) ?? "",
    indent:
      typeof indent === "number" ? Math.min(Math.max(Math.trunc(indent) || 0, 0), indentMax) : 0,
    direction: direction === "ltr" || direction === "rtl" ? direction : null,
    runs,
  };
}
