import type { Container } from "../../containers/container.ts";
import type { BlockJson, InlineJson } from "../../format.ts";
import type { BlockKind } from "../../make-block.ts";
import type { Mark } from "../../marks.ts";

/**
 * Everything that a page can hold, by name: rows, what rows stand in, marks, and what stands in a row. The names come from the
 * types of the format, so a kind that the format gains has no line in the table until somebody writes it.
 */
export type Kind = BlockKind | Container["kind"] | Mark | InlineKind;

/** What stands in a row besides plain text. An emoji is text; it is here because it has a menu of its own. */
type InlineKind = Exclude<InlineJson["type"], "text" | "tab" | "linebreak"> | "emoji";

/**
 * The line of a kind in the table: its rows, and a cell for each concern. All cells are required, so that the compiler names
 * the concerns that a new kind has left out.
 *
 * The rows stand between a first and a last paragraph (`pageOf`). They tell one story: `before` is what somebody wrote (version
 * 1 of the page); another person made `rows` of it (version 2).
 */
export interface Line extends UnitCells, DomCells, ScreenCells {
  readonly before: readonly BlockJson[];
  readonly rows: readonly BlockJson[];
}

/** The concerns that need nothing: `every-kind.test.ts` of this package reads these cells. */
export interface UnitCells {
  /** A node that is refused at the path, which begins behind the node. */
  readonly validate: { readonly sent: object; readonly path: string };
  /** The nodes of `rows`, written as loosely as the format allows: they are stored in the canonical form. */
  readonly canonical: readonly object[];
  /** The version of the format that first had the kind. */
  readonly migrate: 1 | 2;
  /** The HTML that the server sends to readers, without ids and directions. */
  readonly server: string;
  /** The text in which the search looks. */
  readonly search: string;
  readonly diff: {
    /** What the comparison of `before` with `rows` says. */
    readonly said: readonly string[];
    /** What the comparison of `rows` with `before` says. */
    readonly back: readonly string[];
    /** Its HTML, changes inline. */
    readonly drawn: string;
  };
  /** What a third person made of `before`, and what comes out with both changes. */
  readonly merge: { readonly theirs: readonly BlockJson[]; readonly both: readonly BlockJson[] };
  /** Of each row the versions that wrote its words, in their order: of `rows`, and of version 3, which is `merge.both`. */
  readonly authors: {
    readonly rows: readonly (readonly (1 | 2)[])[];
    readonly later: readonly (readonly (1 | 2 | 3)[])[];
  };
  /** The directions that the HTML names, in its order: `auto` follows from the words. */
  readonly direction: readonly ("auto" | "ltr")[];
  /** The text that comes out where one writer splits the row behind the first line, and the other makes `merge.both` of it. */
  readonly split: Filled;
}

/** The concerns that need a document: `every-kind.dom.test.ts` of the editor reads these cells. */
export interface DomCells {
  /** HTML, as other programs copy it, that becomes `rows`. */
  readonly pasteIn: Filled;
  /** Markdown that is pasted and becomes `rows`. */
  readonly markdownIn: Filled;
  /** What 'Copy as Markdown' gives. */
  readonly markdownOut: string;
}

/** The concerns that need a browser: `every-kind.scenario.ts` reads these cells. */
export interface ScreenCells {
  /** The HTML that is copied from the editor, without styles. Pasted, it becomes `rows` again. */
  readonly copyOut: string;
  /** The plain text that is copied with it. */
  readonly plainText: string;
  /** The element of the kind on the page and in the editor: they look the same. */
  readonly render: { readonly reader: string; readonly editor: string };
  /** The words that stand on paper; whether they are visible there is looked at for every kind. */
  readonly print: Filled;
  /** What long words, and many columns, do on a phone. The page itself never scrolls sideways. */
  readonly phone: "wraps" | "scrolls" | "shrinks";
  /** A property of the element and the token of the design (`tokens.css`) that it shows, in light and in dark. */
  readonly dark: { readonly property: string; readonly token: string };
  /** What a screen reader finds, as Playwright writes it. Axe finds no fault with it. */
  readonly axe: string;
  /** What is typed in an empty row to make it, and then to write `After` behind it. */
  readonly keyboard: { readonly makes: readonly string[]; readonly leaves: readonly string[] };
}

/** The content of a cell, or why there cannot be any. */
type Filled = string | { readonly none: string };

/** The name of a column. */
export type Column = keyof (UnitCells & DomCells & ScreenCells);
