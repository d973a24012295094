import { $formatText, $getSelection, $isRangeSelection, $isTextNode } from "lexical";
import { indentMax } from "@stemma/document/body-limits";
import type { BlockKind } from "@stemma/document/make-block";
import type { Mark } from "@stemma/document/marks";
import { $setBlockKind } from "../blocks/block-kind.ts";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
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
} as const satisfies Record<string, FormattingAction>;

/** The key of a command in `formattingActions`. */
export type FormattingActionName = keyof typeof formattingActions;

function kindAction(kind: BlockKind, digit: string): FormattingAction {
  return {
    name: messages.toolbar.kinds[kind],
    shortcut: { code: `Digit${digit}`, name: digit, isAlternate: true },
    $run: () => {
      for (const block of $selectedBlocks()) $setBlockKind(block, kind);
    },
  };
}

function letterKey(letter: string): Shortcut {
  return { code: `Key${letter}`, name: letter };
}

function markAction(mark: Mark, shortcut: Shortcut): FormattingAction {
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
    $run: () => {
      for (const block of $selectedBlocks()) {
        block.setIndent(Math.min(Math.max(block.getIndent() + steps, 0), indentMax));
      }
    },
  };
}

/** Removes marks from the selected text, and alignment and indent from its blocks. Headings stay headings. */
function $clearFormatting(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const blocks = $selectedBlocks();
  for (const node of selection.isCollapsed() ? [] : selection.extract()) {
    if ($isTextNode(node)) node.setFormat(0);
  }
  selection.setFormat(0);
  for (const block of blocks) block.setFormat("").setIndent(0);
}
