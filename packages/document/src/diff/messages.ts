import type { ContainerLook, FrameLook, TableHeader } from "../containers/container.ts";
import type { PictureSpan } from "../files/file-attributes.ts";
import type { BlockKind } from "../make-block.ts";
import type { Mark } from "../marks.ts";

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const kinds: Readonly<Record<BlockKind, string>> = {
  paragraph: "paragraph",
  h1: "heading 1",
  h2: "heading 2",
  h3: "heading 3",
  quote: "quote",
  codeBlock: "code block",
  math: "formula",
  diagram: "diagram",
  divider: "divider",
  image: "image",
  file: "file",
  snippet: "snippet",
  bullet: "bullet",
  number: "numbered item",
  check: "check item",
};

/** Callouts and toggles inside a sentence. */
const frames: Readonly<Record<FrameLook, string>> = {
  note: "note",
  tip: "tip",
  warning: "warning",
  important: "important note",
  toggle: "toggle",
};

const aFrame = (look: FrameLook): string => `${look === "important" ? "an" : "a"} ${frames[look]}`;

const marks: Readonly<Record<Mark, string>> = {
  bold: "bold",
  italic: "italic",
  underline: "underline",
  strikethrough: "strikethrough",
  code: "code",
  subscript: "subscript",
  superscript: "superscript",
  yellow: "yellow highlight",
  green: "green highlight",
  blue: "blue highlight",
  pink: "pink highlight",
};

/** How wide a picture is. */
const spans: Readonly<Record<"text" | PictureSpan, string>> = {
  text: "that of the text",
  wide: "wider than the text",
  full: "the whole page",
};

/** Which cells of a table are headers. */
const headers: Readonly<Record<TableHeader, string>> = {
  0: "no header",
  1: "a header row",
  2: "a header column",
  3: "a header row and a header column",
};

const aContainer = (look: ContainerLook): string =>
  typeof look === "number" ? "a table" : aFrame(look);

/** The texts that describe a change in words. Positions and counts are numbers from 1; quotes come with their marks. */
export const messages = {
  kind: (kind: BlockKind) => kinds[kind],
  mark: (mark: Mark) => marks[mark],
  quoted: (text: string) => `“${text}”`,
  shortened: (start: string, end: string) => `“${start} … ${end}”`,
  counts: {
    none: "No changes",
    changes: (count: number) => counted(count, "change", "changes"),
    moves: (count: number) => counted(count, "move", "moves"),
    formatting: (count: number) => `${count} formatting`,
  },
  entry: {
    inserted: (block: string) => `Inserted ${block}`,
    deleted: (block: string) => `Deleted ${block}`,
    block: (kind: string, words: string) => `${kind}: ${words}`,
    emptyBlock: (kind: string) => `empty ${kind}`,
    moved: (from: number, to: number) => `Moved from ${from} to ${to}`,
    movedBlock: (move: string, block: string) => `${move}: ${block}`,
    changed: (kind: string, phrases: string) => `Changed ${kind}: ${phrases}`,
    changedWhole: (kind: string, phrases: string) =>
      `Changed ${kind}, too long to compare word by word: ${phrases}`,
    formatting: (phrases: string) => `Formatting: ${phrases}`,
    formattingOf: (block: string, phrases: string) => `Formatting of ${block}: ${phrases}`,
    notCompared: "Too long to compare word by word: shown whole",
  },
  /** A table, a table row or a column that is one change. */
  part: {
    line: (
      deed: "inserted" | "deleted" | "moved",
      part: "table" | "row" | "column",
      texts: readonly string[],
      more: number,
    ) => {
      const what = part === "row" ? "table row" : part;
      const did = `${deed[0]?.toUpperCase()}${deed.slice(1)}`;
      if (texts.length === 0) return `${did} empty ${what}`;
      const rest = more > 0 ? ` and ${counted(more, "more cell", "more cells")}` : "";
      return `${did} ${what}: ${texts.join(", ")}${rest}`;
    },
  },
  passage: {
    split: (paragraphs: string) => `Split paragraph: ${paragraphs}`,
    joined: (paragraphs: string) => `Joined: ${paragraphs}`,
    movedWords: (paragraphs: string) => `Moved words between: ${paragraphs}`,
    and: " and ",
    changed: (phrases: string) => `Changed: ${phrases}`,
  },
  words: {
    kept: (quote: string) => `kept ${quote}`,
    inserted: (quote: string) => `inserted ${quote}`,
    deleted: (quote: string) => `deleted ${quote}`,
  },
  format: {
    kind: (before: string, after: string) => `${before} became ${after}`,
    aligned: (alignment: string) => `aligned ${alignment}`,
    alignmentRemoved: (alignment: string) => `alignment ${alignment} removed`,
    indent: (before: number, after: number) => `indent ${before} became ${after}`,
    checked: "checked",
    unchecked: "unchecked",
    start: (before: number, after: number) => `first number ${before} became ${after}`,
    language: (before: string | undefined, after: string | undefined) =>
      `language ${before ?? "plain text"} became ${after ?? "plain text"}`,
    lineNumbers: (isShown: boolean) => (isShown ? "line numbers shown" : "line numbers hidden"),
    wrap: (isOn: boolean) => (isOn ? "long lines wrapped" : "long lines not wrapped"),
    file: (before = "", after = "") =>
      before === after || after === "" ? "another file" : `“${after}” in place of “${before}”`,
    snippet: (isSame: boolean, isPinned: boolean) =>
      isSame
        ? isPinned
          ? "pinned to a version"
          : "shows the published version"
        : "another snippet",
    altText: (after: string | undefined) =>
      after === undefined ? "description removed" : `description became “${after}”`,
    span: (after: "text" | PictureSpan) => `width became ${spans[after]}`,
    movedInto: (look: ContainerLook) => `moved into ${aContainer(look)}`,
    movedOutOf: (look: ContainerLook) => `moved out of ${aContainer(look)}`,
    movedBetween: (before: ContainerLook, after: ContainerLook) =>
      `moved from ${aContainer(before)} into ${aContainer(after)}`,
    movedCell: "moved into another cell",
    look: (before: ContainerLook, after: ContainerLook) =>
      typeof before === "number" || typeof after === "number"
        ? `the table has ${headers[after as TableHeader]} now`
        : `${frames[before]} became ${frames[after]}`,
    columnWidth: (column: string | null) =>
      column === null ? "width of its column changed" : `width of column ${column} changed`,
    direction: (direction: string) => `direction became ${direction}`,
    directions: { automatic: "automatic", ltr: "left to right", rtl: "right to left" },
    markAdded: (mark: string, words: string) => `${mark} added to ${words}`,
    markRemoved: (mark: string, words: string) => `${mark} removed from ${words}`,
    linkAdded: (url: string, words: string) => `link to ${url} added to ${words}`,
    linkChanged: (url: string, words: string) => `link to ${url} changed on ${words}`,
    linkRemoved: (words: string) => `link removed from ${words}`,
  },
};
