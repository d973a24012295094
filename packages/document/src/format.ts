import type { BlockId } from "./block-id.ts";

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

/** The root node, which holds the page's blocks in the page's order. */
type RootJson = {
  type: "root";
  version: 1;
  children: BlockJson[];
  direction: null;
  format: "";
  indent: 0;
};

/** A paragraph or a heading: the unit of saving, moving, comparing and merging. */
export type BlockJson = ParagraphJson | HeadingJson;

/** The fields that all kinds of block share. `indent` counts steps, from 0 to `indentMax`. */
type BlockFields = {
  version: 1;
  $: { blockId: BlockId };
  children: InlineJson[];
  direction: Direction;
  format: Alignment;
  indent: number;
};

/** A paragraph. Lexical keeps the marks for the next typed text in `textFormat`; a stored body holds none. */
type ParagraphJson = BlockFields & { type: "paragraph"; textFormat: 0; textStyle: "" };

/** A heading inside the page, below the page's title. */
type HeadingJson = BlockFields & { type: "heading"; tag: HeadingTag };

/** The three levels of heading. Specification, section 9. */
export type HeadingTag = "h1" | "h2" | "h3";

/** The alignment of a block's lines; the empty string follows the text direction. */
export type Alignment = "" | "left" | "start" | "center" | "right" | "end" | "justify";

/** The text direction; `null` derives it from the text. */
export type Direction = "ltr" | "rtl" | null;

/** A node inside a block. */
export type InlineJson = LeafJson | LinkJson;

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
