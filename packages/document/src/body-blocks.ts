import { allAlignments } from "./all-alignments.ts";
import { isBlockId, type BlockId } from "./block-id.ts";
import { indentMax } from "./body-limits.ts";
import type { Alignment, Direction, PageBody } from "./format.ts";
import type { BlockKind } from "./make-block.ts";
import { nodeRuns } from "./node-runs.ts";
import type { Run } from "./run.ts";

/** A block as a reader sees it: its text as runs, and how it stands on the page. */
export type BodyBlock = {
  /** `null` in stored data that was never read by `readBody`. */
  readonly id: BlockId | null;
  /** A kind that the format does not know counts as a paragraph. */
  readonly kind: BlockKind;
  readonly alignment: Alignment;
  /** In steps, 0 to `indentMax`. */
  readonly indent: number;
  readonly direction: Direction;
  readonly runs: readonly Run[];
};

/**
 * The blocks of a body in the page's order. Never throws, whatever was stored: a node that the format does not know is
 * read as a paragraph of its text, or left out when it has none.
 */
export function bodyBlocks(body: PageBody): BodyBlock[] {
  const children: unknown = (body as { root?: { children?: unknown } } | null)?.root?.children;
  return Array.isArray(children) ? children.flatMap(blockOf) : [];
}

function blockOf(node: unknown): BodyBlock[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, tag, $, format, indent, direction } = node as Partial<Record<string, unknown>>;
  const runs = nodeRuns(node);
  const isKnown = type === "paragraph" || type === "heading";
  if (!isKnown && runs.length === 0) return [];
  const id: unknown = ($ as { blockId?: unknown } | null | undefined)?.blockId;
  return [
    {
      id: isBlockId(id) ? id : null,
      kind:
        type === "heading" && (tag === "h1" || tag === "h2" || tag === "h3") ? tag : "paragraph",
      alignment: allAlignments.find((known) => known === format) ?? "",
      indent:
        typeof indent === "number" ? Math.min(Math.max(Math.trunc(indent) || 0, 0), indentMax) : 0,
      direction: direction === "ltr" || direction === "rtl" ? direction : null,
      runs,
    },
  ];
}
