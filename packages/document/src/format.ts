import type { PageId, UserId } from "@stemma/domain/ids";
import type { BlockId } from "./block-id.ts";
import type { CalloutTone, Container, TableHeader } from "./containers/container.ts";
import type { FileFields, PictureFields } from "./files/file-attributes.ts";
import type { SnippetFields } from "./snippets/snippet-attributes.ts";

/**
 * The content of a page: Lexical's serialised editor state, restricted to the nodes this format knows, with the version
 * of the format. `LexicalEditor.parseEditorState` accepts it unchanged.
 *
 * Always in canonical form (`readBody` makes it): at least one block; every block with an id of its own; neighbouring
 * text with equal marks in one node, neighbouring links with equal URLs in one link; no empty text or link; line feeds
 * and tabs are nodes, never characters of a text. Two bodies that look and read the same are therefore equal, except
 * for block ids.
 */
export type PageBody = { formatVersion: FormatVersion; root: RootJson };

/**
 * The version of the format, incremented when the content of stored bodies changes. `currentBody` and `migrateBody` read
 * older versions; `docs/format.md` lists them.
 */
export type FormatVersion = 2;

/**
 * The root node, which holds the page's rows in the page's order; neighbouring list rows stand in one list, and
 * neighbouring rows of one container in one node.
 */
type RootJson = {
  type: "root";
  version: 1;
  children: NodeJson[];
  direction: null;
  format: "";
  indent: 0;
};

/** A node at the top of a page. */
export type NodeJson = TextBlockJson | ListJson | CalloutJson | ToggleJson | TableJson;

/** The fields that every node with children has, as Lexical writes them. */
type ElementFields = { version: 1; direction: null; format: ""; indent: 0 };

/** A table: rows with one cell for each column, at least one, and no merged cells. */
export type TableJson = ElementFields & {
  type: "table";
  $: { containerId: BlockId };
  /** The width of each column in pixels, 0 for one that is as wide as its text; missing if all are. */
  colWidths?: number[];
  children: TableRowJson[];
};

/** A row of a table. */
type TableRowJson = ElementFields & {
  type: "tablerow";
  $: { rowId: BlockId };
  children: TableCellJson[];
};

/** A cell of a table with its paragraphs: at least one. */
export type TableCellJson = ElementFields & {
  type: "tablecell";
  $: { columnId: BlockId };
  /** A header of its column (1), of its row (2), or both (3). */
  headerState: TableHeader;
  colSpan: 1;
  rowSpan: 1;
  backgroundColor: null;
  children: ParagraphJson[];
};

/** A callout with the nodes of its rows: at least one. */
export type CalloutJson = {
  type: "callout";
  version: 1;
  tone: CalloutTone;
  $: { containerId: BlockId };
  children: (TextBlockJson | ListJson)[];
  direction: null;
  format: "";
  indent: 0;
};

/** A toggle with the nodes of its rows. The first one is its summary: a paragraph or a heading. */
export type ToggleJson = ElementFields & {
  type: "toggle";
  $: { containerId: BlockId };
  children: (TextBlockJson | ListJson)[];
};

/**
 * A row of a page by itself, without the list and the container that it stands in: the unit of moving, comparing and
 * merging.
 */
export type BlockJson = TextBlockJson | ListRowJson;

/** A row that stands in no list. */
export type TextBlockJson =
  | ParagraphJson
  | HeadingJson
  | QuoteJson
  | CodeJson
  | MathJson
  | DiagramJson
  | DividerJson
  | SnippetJson
  | ImageJson
  | FileJson;

/** The fields that all kinds of block share. `indent` counts steps, from 0 to `indentMax`. */
type BlockFields = {
  version: 1;
  $: { blockId: BlockId };
  children: InlineJson[];
  direction: Direction;
  format: Alignment;
  indent: number;
  /** What the row stands in. Only of a row by itself: in a body, it stands in the container's node. */
  within?: Container;
};

/** A paragraph. Lexical keeps the marks for the next typed text in `textFormat`; a stored body holds none. */
export type ParagraphJson = BlockFields & { type: "paragraph"; textFormat: 0; textStyle: "" };

/** A heading inside the page, below the page's title. */
type HeadingJson = BlockFields & { type: "heading"; tag: HeadingTag };

/** A quotation. */
type QuoteJson = BlockFields & { type: "quote" };

/**
 * A block of code: texts without marks, tabs and line breaks; no links. It is read from left to right, and has neither an
 * alignment nor an indent.
 */
type CodeJson = BlockFields & {
  type: "code";
  /** The name of its language, as `isLanguage` allows it; missing for plain text. */
  language?: string;
  /** Its lines have numbers; missing if they have none. */
  lineNumbers?: true;
  /** Its long lines do not wrap; missing if they do. */
  wrap?: false;
};

/** A formula: its TeX source, as texts without marks, tabs and line breaks. It has neither an alignment nor an indent. */
type MathJson = BlockFields & { type: "math" };

/** A diagram: its Mermaid source, as texts without marks, tabs and line breaks. It has neither an alignment nor an indent. */
type DiagramJson = BlockFields & { type: "diagram" };

/** A line between two parts of a page. It has no text, and so neither an alignment nor an indent. */
type DividerJson = Pick<BlockFields, "version" | "$" | "within"> & {
  type: "horizontalrule";
};

/**
 * A snippet: a short text with versions of its own, shown here. The row holds nothing of that text, because a reader of this page may not be
 * allowed to see the snippet. It has neither an alignment nor an indent.
 */
type SnippetJson = Pick<BlockFields, "version" | "$" | "within"> & {
  type: "snippet";
} & SnippetFields;

/** A picture. Its text is its caption. It has neither an alignment nor an indent. */
type ImageJson = BlockFields & { type: "image" } & PictureFields;

/** A file to download. Its text is its caption. It has neither an alignment nor an indent. */
type FileJson = BlockFields & { type: "file" } & FileFields;

/** The kinds of list; also the kinds of their rows. */
export type ListType = "bullet" | "number" | "check";

/**
 * A list. It holds its rows, and the list one level deeper in an item of its own, as Lexical nests them. Neighbouring
 * rows of one type and level are always in one list.
 */
export type ListJson = {
  type: "list";
  version: 1;
  listType: ListType;
  tag: "ul" | "ol";
  /** The number of the first row; 1 except in numbered lists. */
  start: number;
  children: (ListItemJson | NestedListJson)[];
  direction: null;
  format: "";
  indent: 0;
};

/** A row of a list. `indent` is the level of the list, from 0; `value` counts the rows of the list from its `start`. */
export type ListItemJson = BlockFields & {
  type: "listitem";
  value: number;
  /** Whether the row is done; only in check lists. */
  checked?: boolean;
};

/** The place of a deeper list in a list. It is no row, and has no id. */
export type NestedListJson = {
  type: "listitem";
  version: 1;
  children: [ListJson];
  direction: null;
  format: "";
  indent: number;
  value: number;
  /** Only in check lists, and always `false`. */
  checked?: boolean;
};

/** A row of a list by itself. */
export type ListRowJson = BlockFields & {
  type: "listitem";
  listType: ListType;
  checked?: boolean;
  /** The number with which the row begins a numbered list; missing for 1, and ignored inside a list. */
  start?: number;
};

/** The three levels of heading. Specification, section 9. */
export type HeadingTag = "h1" | "h2" | "h3";

/** The alignment of a block's lines; the empty string follows the text direction. */
export type Alignment = "" | "left" | "start" | "center" | "right" | "end" | "justify";

/** The text direction; `null` derives it from the text. */
export type Direction = "ltr" | "rtl" | null;

/** A node inside a block. */
export type InlineJson = LeafJson | LinkJson | PageLinkJson | MentionJson | InlineMathJson;

/**
 * A link to a page, by its id. It holds no title, because a reader of this page may not be allowed to know it: titles are
 * resolved for each reader.
 */
type PageLinkJson = { type: "page-link"; version: 1; pageId: PageId };

/** A mention of a person, by the person's id. Names are resolved when a text is shown, as titles are. */
type MentionJson = { type: "mention"; version: 1; userId: UserId };

/** A formula in a line: its TeX source, as `inlineMathSource` gives it, of at most `inlineMathMax` characters. */
type InlineMathJson = { type: "inline-math"; version: 1; source: string };

/** A node inside a block or a link, without children. */
export type LeafJson = TextJson | TabJson | LineBreakJson;

/** Text with one set of marks; `format` is the sum of their `markBits`, as `canonicalMarks` gives it. */
type TextJson = {
  type: "text";
  version: 1;
  detail: 0;
  format: number;
  mode: "normal";
  style: "";
  text: string;
};

/** A tab. It is a node, never a character of a text. */
type TabJson = {
  type: "tab";
  version: 1;
  detail: 2;
  format: number;
  mode: "normal";
  style: "";
  text: "\t";
};

/** A line break inside a block. */
type LineBreakJson = { type: "linebreak"; version: 1 };

/**
 * A link; its URL has passed `isSafeUrl`. The renderer decides how links open, so `rel`, `target` and `title` are
 * `null`.
 */
export type LinkJson = {
  type: "link";
  version: 1;
  children: LeafJson[];
  direction: null;
  format: "";
  indent: 0;
  rel: null;
  target: null;
  title: null;
  url: string;
};
