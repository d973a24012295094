import { allAlignments } from "./all-alignments.ts";
import { isBlockId, type BlockId } from "./block-id.ts";
import { indentMax, listDepthMax, listStartMax } from "./body-limits.ts";
import { codeLook } from "./code/code-look.ts";
import { pictureSpans, readAltText, readFile } from "./files/file-attributes.ts";
import type { Alignment, Direction, ListType, PageBody } from "./format.ts";
import type { Container } from "./containers/container.ts";
import { scopeOf } from "./containers/cell-place.ts";
import { looseContainer, readLooseContainer } from "./containers/loose-container.ts";
import { rowNodes, type RowNode } from "./lists/row-nodes.ts";
import { isLanguage } from "./language.ts";
import { readSnippet, type SnippetAttributes } from "./snippets/snippet-attributes.ts";
import { isBare, isSource, type BlockKind, type FileKind } from "./make-block.ts";
import { nodeRuns } from "./node-runs.ts";
import type { RowAttributes } from "./row-attributes.ts";
import type { Run } from "./run.ts";

/** A block in the flat form that comparison, merge and rendering use: its text as runs, and its formatting. */
export type BodyBlock = {
  /** `null` only in stored data that `readBody` never checked. */
  readonly id: BlockId | null;
  /** A kind that the format does not know becomes a paragraph. */
  readonly kind: BlockKind;
  readonly alignment: Alignment;
  /** In steps, 0 to `indentMax`; of a list row the level of its list, 0 to `listDepthMax`. */
  readonly indent: number;
  readonly direction: Direction;
  readonly attributes: RowAttributes;
  /** The number that stands before a row of a numbered list, which follows from its place; otherwise `null`. */
  readonly number: number | null;
  /** What the row stands in; `null` for a row that stands in the page itself. */
  readonly within: RowContainer | null;
  readonly runs: readonly Run[];
};

/**
 * The container of a row, and whether the row is the first one in it. Of a cell also which cells it is the header of; `null`
 * if it is no header.
 */
export type RowContainer = Container & {
  readonly isFirst: boolean;
  readonly scope?: "col" | "row" | null;
};

/**
 * The blocks of a body in the page's order, those of its lists with the others. Never throws, even on invalid stored
 * data: a node that the format does not know becomes a paragraph of its text, or is left out if it has no text.
 */
export function bodyBlocks(body: PageBody): BodyBlock[] {
  return [...walkBlocks(body)];
}

/** The blocks of {@link bodyBlocks} one after the other, for a reader that may stop before the last. */
export function* walkBlocks(body: PageBody): Generator<BodyBlock> {
  const children: unknown = (body as { root?: { children?: unknown } } | null)?.root?.children;
  if (!Array.isArray(children)) return;
  let before: BodyBlock | null = null;
  for (const row of rowNodes(children as unknown[], "")) {
    const block = blockOf(row, before?.within);
    if (block === null) continue;
    yield block;
    before = block;
  }
}

function blockOf({ node, list, container }: RowNode, before?: Container | null): BodyBlock | null {
  if (typeof node !== "object" || node === null) return null;
  const fields = node as LooseRow;
  const { type, tag, $, format, direction } = fields;
  const runs = nodeRuns(node);
  const listType = list === null && type !== "listitem" ? null : listTypeOf(list ?? fields);
  const isKnown = textTypes.has(type);
  const file = listType === null ? fileOf(node, type) : null;
  const snippet = listType === null && runs.length === 0 ? snippetOf(node, type) : null;
  const isShown = file !== null || snippet !== null;
  if (!isKnown && listType === null && !isShown && runs.length === 0) return null;
  const id: unknown = ($ as { blockId?: unknown } | null | undefined)?.blockId;
  const kind = listType ?? file?.kind ?? (snippet === null ? textKind(type, tag, runs) : "snippet");
  const isUnaligned = isSource(kind) || isBare(kind) || file !== null;
  const start = kind === "number" ? startOf((list ?? fields).start) : 1;
  const rowsBefore = list?.rowsBefore ?? 0;
  const within = container === null ? readLooseContainer(fields.within) : looseContainer(container);
  const cell = container?.cell ?? null;
  return {
    id: isBlockId(id) ? id : null,
    kind,
    alignment: isUnaligned ? "" : (allAlignments.find((known) => known === format) ?? ""),
    indent: isUnaligned
      ? 0
      : steps(list?.depth ?? fields.indent, listType === null ? indentMax : listDepthMax),
    direction: !isUnaligned && (direction === "ltr" || direction === "rtl") ? direction : null,
    attributes: {
      ...(kind === "check" && fields.checked === true && { checked: true }),
      ...(kind === "number" && rowsBefore === 0 && { start }),
      ...(kind === "codeBlock" && isLanguage(fields.language) && { language: fields.language }),
      ...(kind === "codeBlock" && codeLook(fields)),
      ...file?.attributes,
      ...(snippet !== null && { snippet }),
    },
    number: kind === "number" ? start + rowsBefore : null,
    within: within && {
      ...within,
      isFirst: within.id !== before?.id || within.kind !== before.kind,
      ...(within.kind === "cell" && { scope: cell === null ? null : scopeOf(within.header, cell) }),
    },
    runs,
  };
}

/** The types of the blocks outside of lists. */
const textTypes: ReadonlySet<unknown> = new Set([
  "paragraph",
  "heading",
  "quote",
  "code",
  "math",
  "diagram",
  "horizontalrule",
]);

/** The kind and the attributes of a row that shows a file; `null` for all others. */
function fileOf(
  node: object,
  type: unknown,
): { readonly kind: FileKind; readonly attributes: RowAttributes } | null {
  if (type !== "image" && type !== "file") return null;
  const field = (name: string): unknown => (node as Record<string, unknown>)[name];
  const file = readFile(field, type === "image");
  if (typeof file === "string") return null;
  if (type === "file") return { kind: type, attributes: { file } };
  const altText = readAltText(field("altText"));
  const span = pictureSpans.find((known) => known === field("span"));
  return {
    kind: type,
    attributes: {
      file,
      ...(altText !== undefined && { altText }),
      ...(span !== undefined && { span }),
    },
  };
}

/** The snippet of a row that shows one; `null` for all others. */
function snippetOf(node: object, type: unknown): SnippetAttributes | null {
  if (type !== "snippet") return null;
  const snippet = readSnippet((name) => (node as Record<string, unknown>)[name]);
  return typeof snippet === "string" ? null : snippet;
}

interface LooseRow extends Partial<Record<"type" | "tag" | "$" | "format" | "direction", unknown>> {
  readonly indent?: unknown;
  readonly checked?: unknown;
  readonly listType?: unknown;
  readonly start?: unknown;
  readonly language?: unknown;
  readonly lineNumbers?: unknown;
  readonly wrap?: unknown;
  readonly within?: unknown;
}

/** The type of a list; a bullet list if the format does not know it. */
function listTypeOf({ listType }: { readonly listType?: unknown }): ListType {
  return listType === "number" || listType === "check" ? listType : "bullet";
}

function textKind(type: unknown, tag: unknown, runs: readonly Run[]): BlockKind {
  if (type === "quote") return "quote";
  if (type === "code") return "codeBlock";
  if (type === "math" || type === "diagram") return type;
  if (type === "horizontalrule" && runs.length === 0) return "divider";
  const isHeading = type === "heading" && (tag === "h1" || tag === "h2" || tag === "h3");
  return isHeading ? tag : "paragraph";
}

function startOf(start: unknown): number {
  return start === undefined ? 1 : steps(start, listStartMax);
}

/** A whole number from 0 to `most`; 0 for anything else. */
function steps(value: unknown, most: number): number {
  return typeof value === "number" ? Math.min(Math.max(Math.trunc(value) || 0, 0), most) : 0;
}
