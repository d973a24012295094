import { $isListItemNode } from "@lexical/list";
import { $formatText, $getSelection, $isRangeSelection, $isTextNode } from "lexical";
import type { ListType } from "@stemma/document/format";
import type { TextKind } from "@stemma/document/make-block";
import type { HighlightColor, Mark } from "@stemma/document/marks";
import { $blockKind, $setBlockKinds } from "../blocks/block-kind.ts";
import { $indentBlocks } from "../blocks/indent-blocks.ts";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import { $toggleHighlight } from "./highlight.ts";
import { messages } from "../messages.ts";
import type { Shortcut } from "../keys/shortcut.ts";

/** A formatting command of the toolbar. */
export type FormattingAction = {
  readonly name: string;
  readonly shortcut: Shortcut;
  /** Applies the command. Call it inside an editor update. */
  readonly $run: () => void;
};

/** The alignments in the toolbar. */
export type ToolbarAlignment = "left" | "center" | "right" | "justify";

/** All commands of the toolbar, in its order: first those of the specification, section 2, then our own. */
export const formattingActions = {
  paragraph: kindAction("paragraph", "0"),
  h1: kindAction("h1", "1"),
  h2: kindAction("h2", "2"),
  h3: kindAction("h3", "3"),
  quote: kindAction("quote", "4"),
  codeBlock: kindAction("codeBlock", "5"),
  number: listAction("number", "7"),
  bullet: listAction("bullet", "8"),
  check: listAction("check", "9"),
  bold: markAction("bold", letterKey("B")),
  italic: markAction("italic", letterKey("I")),
  underline: markAction("underline", letterKey("U")),
  left: alignAction("left", "L"),
  center: alignAction("center", "E"),
  right: alignAction("right", "R"),
  justify: alignAction("justify", "J"),
  indent: indentAction(1, messages.toolbar.actions.indent, { code: "BracketRight", name: "]" }),
  outdent: indentAction(-1, messages.toolbar.actions.outdent, { code: "BracketLeft", name: "[" }),
  clear: {
    name: messages.toolbar.actions.clear,
    shortcut: { code: "Backslash", name: "\\" },
    $run: $clearFormatting,
  },
  strikethrough: markAction("strikethrough", { ...letterKey("X"), isShifted: true }),
  code: markAction("code", letterKey("E")),
  subscript: markAction("subscript", { code: "Comma", name: "," }),
  superscript: markAction("superscript", { code: "Period", name: "." }),
  highlight: {
    name: messages.toolbar.actions.highlight,
    shortcut: { ...letterKey("H"), isShifted: true },
    $run: $toggleHighlight,
  },
} as const satisfies Record<string, FormattingAction>;

/** The key of a command in `formattingActions`. */
export type FormattingActionName = keyof typeof formattingActions;

function kindAction(kind: TextKind, digit: string): FormattingAction {
  return {
    name: messages.toolbar.kinds[kind],
    shortcut: { code: `Digit${digit}`, name: digit, isAlternate: true },
    $run: () => {
      $setBlockKinds($selectedBlocks(), kind);
    },
  };
}

/** Makes the selected blocks rows of a list; if they all are, paragraphs again. */
function listAction(kind: ListType, digit: string): FormattingAction {
  return {
    name: messages.toolbar.kinds[kind],
    shortcut: { code: `Digit${digit}`, name: digit, isShifted: true },
    $run: () => {
      const blocks = $selectedBlocks();
      const isAlready = blocks.every((block) => $blockKind(block) === kind);
      $setBlockKinds(blocks, isAlready ? "paragraph" : kind);
    },
  };
}

function letterKey(letter: string): Shortcut {
  return { code: `Key${letter}`, name: letter };
}

function markAction(mark: Exclude<Mark, HighlightColor>, shortcut: Shortcut): FormattingAction {
  return {
    name: messages.toolbar.actions[mark],
    shortcut,
    $run: () => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) $formatText(selection, mark);
    },
  };
}

function alignAction(alignment: ToolbarAlignment, letter: string): FormattingAction {
  return {
    name: messages.toolbar.actions[alignment],
    shortcut: { ...letterKey(letter), isShifted: true },
    $run: () => {
      for (const block of $selectedBlocks()) block.setFormat(alignment);
    },
  };
}

function indentAction(steps: number, name: string, shortcut: Shortcut): FormattingAction {
  return {
    name,
    shortcut,
    $run: () => $indentBlocks($selectedBlocks(), steps),
  };
}

/**
 * Removes marks from the selected text, and alignment and indent from its blocks. Headings stay headings, and rows of a
 * list stay on their level.
 */
function $clearFormatting(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const blocks = $selectedBlocks();
  for (const node of selection.isCollapsed() ? [] : selection.extract()) {
    if ($isTextNode(node)) node.setFormat(0);
  }
  selection.setFormat(0);
  for (const block of blocks) {
    block.setFormat("");
    if (!$isListItemNode(block)) block.setIndent(0);
  }
}
