import type { BlockId } from "./block-id.ts";
import { columnWidthOf, widthField } from "./containers/column-width.ts";
import { codeLook } from "./code/code-look.ts";
import type { Container } from "./containers/container.ts";
import { listDepthMax, listStartMax } from "./body-limits.ts";
import { fileFields } from "./files/file-attributes.ts";
import type {
  Alignment,
  BlockJson,
  Direction,
  HeadingTag,
  ListType,
  ParagraphJson,
} from "./format.ts";
import { joinRuns } from "./join-runs.ts";
import { betweenDollars, inlineMathOf } from "./math/inline-math-word.ts";
import { isObjectWord } from "./object-word.ts";
import { linkedPageOf, pagePath } from "./page-links/page-link-word.ts";
import type { RowAttributes } from "./row-attributes.ts";
import type { Run } from "./run.ts";
import { snippetFields } from "./snippets/snippet-attributes.ts";
import { runsToInlines } from "./runs-to-inlines.ts";

/**
 * The kind of a block: a paragraph, a heading of one of the three levels, a quotation, code, a formula, a diagram, a divider, a snippet, a picture or another
 * file, or a row of a list.
 */
export type BlockKind = TextKind | FileKind | BareKind;

/** The kind of a block that never has text. */
type BareKind = "divider" | "snippet";

/** The kind of a block that is text. */
export type TextKind = "paragraph" | HeadingTag | "quote" | "codeBlock" | DrawnKind | ListType;

/** The kind of a block whose text is a source that the browser draws. */
export type DrawnKind = "math" | "diagram";

/** The kind of a block that shows a stored file; its text is the caption. */
export type FileKind = "image" | "file";

/** Whether a row of this kind is read as a source: from left to right, without marks, an alignment or an indent. */
export function isSource(kind: BlockKind): kind is "codeBlock" | DrawnKind {
  return kind === "codeBlock" || isDrawn(kind);
}

/** Whether a row of this kind is drawn from its source. */
export function isDrawn(kind: BlockKind): kind is DrawnKind {
  return kind === "math" || kind === "diagram";
}

/** Whether a row of this kind never has text. With text, it is a paragraph. */
export function isBare(kind: BlockKind): kind is BareKind {
  return kind === "divider" || kind === "snippet";
}

/** All properties of a block except its text. Missing properties have their defaults. */
export type BlockShape = {
  readonly id: BlockId;
  readonly kind: BlockKind;
  readonly alignment?: Alignment;
  /** In steps, 0 to `indentMax`; of a list row the level of its list, 0 to `listDepthMax`. */
  readonly indent?: number;
  readonly direction?: Direction;
  /** Those that the kind does not know are left out. */
  readonly attributes?: RowAttributes;
  /** What the row stands in; `null` or missing for a row that stands in the page itself. */
  readonly within?: Container | null;
};

/** A block of this shape with this text, in canonical form. A divider or a snippet that is given text becomes a
 * paragraph of it, and so does a picture, a file or a snippet whose attributes lack the file or the snippet. */
export function makeBlock(shape: BlockShape, runs: Iterable<Run>): BlockJson {
  const fields = {
    version: 1,
    $: { blockId: shape.id },
    children: runsToInlines(runs),
    direction: shape.direction ?? null,
    format: shape.alignment ?? "",
    indent: shape.indent ?? 0,
    ...(shape.within && { within: containerOf(shape.within) }),
  } as const;
  switch (shape.kind) {
    case "paragraph":
      return { type: "paragraph", ...fields, textFormat: 0, textStyle: "" };
    case "quote":
      return { type: "quote", ...fields };
    case "divider":
    case "snippet":
      return makeBareBlock(shape, runs, fields);
    case "image":
    case "file":
      return makeFileBlock(shape, runs, fields);
    case "codeBlock":
    case "math":
    case "diagram": {
      const source = {
        ...fields,
        children: runsToInlines(joinRuns(runs).map((run) => withoutFormatting(run, shape.kind))),
        direction: null,
        format: "",
        indent: 0,
      } as const;
      return isDrawn(shape.kind)
        ? { type: shape.kind, ...source }
        : { type: "code", ...source, ...codeFields(shape.attributes) };
    }
    case "h1":
    case "h2":
    case "h3":
      return { type: "heading", tag: shape.kind, ...fields };
    case "bullet":
    case "number":
    case "check":
      return {
        type: "listitem",
        listType: shape.kind,
        ...fields,
        indent: Math.min(fields.indent, listDepthMax),
        ...attributesOf(shape.kind, shape.attributes),
      };
  }
}

/** A row without text: it has no other fields of a block. */
function makeBareBlock(
  shape: BlockShape,
  runs: Iterable<Run>,
  { $, within, children }: Omit<ParagraphJson, "type" | "textFormat" | "textStyle">,
): BlockJson {
  const snippet = shape.kind === "snippet" ? shape.attributes?.snippet : undefined;
  if (children.length > 0 || (shape.kind === "snippet" && snippet === undefined)) {
    return makeBlock({ ...shape, kind: "paragraph" }, runs);
  }
  const fields = { version: 1, $, ...(within && { within }) } as const;
  return snippet === undefined
    ? { type: "horizontalrule", ...fields }
    : { type: "snippet", ...fields, ...snippetFields(snippet) };
}

/** The fields that a picture and a file share with other blocks: without alignment, indent and direction. */
function makeFileBlock(
  shape: BlockShape,
  runs: Iterable<Run>,
  fields: Omit<ParagraphJson, "type" | "textFormat" | "textStyle">,
): BlockJson {
  const { file, altText, span } = shape.attributes ?? {};
  const isComplete = file !== undefined && (shape.kind === "file" || file.picture !== undefined);
  if (!isComplete) return makeBlock({ ...shape, kind: "paragraph" }, runs);
  const plain = { ...fields, direction: null, format: "", indent: 0 } as const;
  if (file.picture === undefined || shape.kind === "file") {
    return { type: "file", ...plain, ...fileFields(file) };
  }
  const { width, height, placeholder } = file.picture;
  return {
    type: "image",
    ...plain,
    ...fileFields(file),
    width,
    height,
    ...(placeholder !== "" && { placeholder }),
    ...(altText !== undefined && { altText }),
    ...(span !== undefined && { span }),
  };
}

/**
 * Code, formulas and diagrams have no marks and no links; of a page link, the page's path stays, of a mention the sign, of a formula in a
 * line the source: between dollar signs in code.
 */
function withoutFormatting({ text }: Run, kind: BlockKind): Run {
  return { text: isObjectWord(text) ? textOfObject(text, kind) : text, marks: 0, url: null };
}

/** What stands for an object in a row of this kind, which is a source. */
export function textOfObject(word: string, kind: BlockKind): string {
  const pageId = linkedPageOf(word);
  if (pageId !== null) return pagePath(pageId);
  const source = inlineMathOf(word);
  if (source === null) return "@";
  return kind === "math" ? source : betweenDollars(source);
}

function codeFields(attributes: RowAttributes = {}) {
  const { language } = attributes;
  return { ...(language !== undefined && { language }), ...codeLook(attributes) };
}

/** The container by its stored fields alone. */
function containerOf(container: Container): Container {
  const { kind, id } = container;
  if (kind === "callout") return { kind, id, tone: container.tone };
  if (kind === "toggle") return { kind, id };
  const { row, column, header, width } = container;
  return { kind, id, row, column, header, ...widthField(columnWidthOf(width)) };
}

function attributesOf(kind: ListType, { checked, start }: RowAttributes = {}) {
  if (kind === "check") return { checked: checked === true };
  if (kind !== "number" || start === undefined) return {};
  const number = Math.min(Math.max(start, 0), listStartMax);
  return number === 1 ? {} : { start: number };
}
