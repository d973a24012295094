import type { BlockId } from "./block-id.ts";

/**
 * What a page says: Lexical's serialised editor state, restricted to the nodes this format knows, and the version of the
 * format. `LexicalEditor.parseEditorState` takes it as it is.
 *
 * Always in canonical form (`readBody` makes it): at least one block; every block with an id of its own; neighbouring
 * text of equal marks in one node, neighbouring links of equal address in one link; no empty text or link; line feeds and
 * tabs are nodes, never characters of a text. Two bodies that look and read alike are therefore equal but for block ids.
 */
export type PageBody = { formatVersion: FormatVersion; root: RootJson };

/** The format's version: counts changes to what a stored body may hold. `migrateBody` reads the older ones. */
export type FormatVersion = 1;

/** The one node that holds the page's blocks, in the page's order. */
type RootJson = {
  type: "root";
  version: 1;
  children: BlockJson[];
  direction: null;
  format: "";
  indent: 0;
};

/** A paragraph or a heading: what is kept, moved, compared and merged as one. */
export type BlockJson = ParagraphJson | HeadingJson;

/** What the kinds of block share. `indent` counts steps, from 0 to `indentMax`. */
type BlockFields = {
  version: 1;
  $: { blockId: BlockId };
  children: InlineJson[];
  direction: Direction;
  format: Alignment;
  indent: number;
};

/** Running text. Its `textFormat` is the editor's own memory of marks; a stored body holds none. */
type ParagraphJson = BlockFields & { type: "paragraph"; textFormat: 0; textStyle: "" };

/** A heading of the page; the page's title stands above them all. */
type HeadingJson = BlockFields & { type: "heading"; tag: HeadingTag };

/** The three levels of heading. Specification, section 9. */
export type HeadingTag = "h1" | "h2" | "h3";

/** How a block's lines stand; the empty one follows the direction of writing. */
export type Alignment = "" | "left" | "start" | "center" | "right" | "end" | "justify";

/** The direction of writing; `null` lets the text decide. */
export type Direction = "ltr" | "rtl" | null;

/** What stands in a block. */
export type InlineJson = LeafJson | LinkJson;

/** What stands in a block or in a link, and holds nothing further. */
export type LeafJson = TextJson | TabJson | LineBreakJson;

/** Text of one set of marks; `format` is a sum of `markBits`. */
type TextJson = {
  type: "text";
  version: 1;
  detail: 0;
  format: number;
  mode: "normal";
  style: "";
  text: string;
};

/** A tab, a node of its own. */
type TabJson = {
  type: "tab";
  version: 1;
  detail: 2;
  format: number;
  mode: "normal";
  style: "";
  text: "\t";
};

/** A new line inside a block. */
type LineBreakJson = { type: "linebreak"; version: 1 };

/** A link; its address has passed `isSafeUrl`. How it opens is the reader's business, so the rest is null. */
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
