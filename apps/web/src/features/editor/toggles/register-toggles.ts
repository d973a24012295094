import {
  $createParagraphNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  mergeRegister,
  registerEventListener,
  type LexicalEditor,
} from "lexical";
import { ToggleNode } from "@stemma/document/containers/toggle-node";
import {
  $blockAtCaretEnd,
  $blockAtCaretStart,
  $blockOf,
  type EditorBlock,
} from "../blocks/selected-blocks.ts";
import { $removeFrame } from "../frames/frame-rows.ts";
import {
  $keyOfElement,
  isToggleOpen,
  registerClosedToggles,
  setToggleOpen,
} from "./open-toggles.ts";
import { registerSkipping } from "./skip-closed.ts";
import { $keepSummary, $toggleOf, $toggleOfSummary } from "./summary-rows.ts";

/**
 * Keeps a summary as the first row of each toggle. Enter at the end of a summary goes to the first row inside, a new one unless that
 * row is empty; at its start, it begins a row above the toggle; in an empty toggle, it removes it. The writer closes and opens a toggle
 * with the triangle. A caret that comes into hidden rows opens their toggle, so what is written is always seen; the arrow keys skip them.
 */
export function registerToggles(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(ToggleNode, $keepSummary),
    registerClosedToggles(editor),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $enterSummary, COMMAND_PRIORITY_NORMAL),
    ...[DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND].map((command) =>
      editor.registerCommand(
        command,
        (isBackward) => !isBackward && $showBeforeErasing(editor),
        COMMAND_PRIORITY_NORMAL,
      ),
    ),
    editor.registerUpdateListener(({ editorState }) =>
      openAtCaret(editor, editorState.read($nodesAtCaret)),
    ),
    registerSkipping(editor),
    registerTriangles(editor),
  );
}

function $enterSummary(): boolean {
  const [atStart, atEnd] = [$blockAtCaretStart(), $blockAtCaretEnd()];
  const summary = atStart ?? atEnd;
  const toggle = summary === null ? null : $toggleOfSummary(summary);
  if (summary === null || toggle === null) return false;
  if (summary.isEmpty() && toggle.getChildrenSize() === 1) $removeFrame(toggle);
  else if (atStart !== null && !summary.isEmpty()) toggle.insertBefore($createParagraphNode());
  else $goInside(summary);
  return true;
}

function $goInside(summary: EditorBlock): void {
  const next = summary.getNextSibling();
  if ($isParagraphNode(next) && next.isEmpty()) next.select(0, 0);
  else if (summary.isEmpty()) summary.selectNext(0, 0);
  else {
    const row = $createParagraphNode();
    summary.insertAfter(row);
    row.select(0, 0);
  }
}

/** Shows the rows of a closed toggle where Delete would join the first of them to the summary. */
function $showBeforeErasing(editor: LexicalEditor): boolean {
  const block = $blockAtCaretEnd();
  const toggle = block === null ? null : $toggleOfSummary(block);
  if (toggle === null || isToggleOpen(editor, toggle.getKey())) return false;
  setToggleOpen(editor, toggle.getKey(), true);
  return true;
}

/** Where the selection begins and ends. */
function $nodesAtCaret(): { readonly toggle: ToggleNode; readonly isInside: boolean }[] {
  const selection = $getSelection();
  if (selection === null) return [];
  const ends = $isRangeSelection(selection)
    ? [selection.anchor.getNode(), selection.focus.getNode()]
    : selection.getNodes();
  return ends.flatMap((node) => {
    const toggle = $toggleOf(node);
    const row = $blockOf(node);
    if (toggle === null || toggle.is(node)) return [];
    return [{ toggle, isInside: row === null || $toggleOfSummary(row) === null }];
  });
}

function openAtCaret(editor: LexicalEditor, places: ReturnType<typeof $nodesAtCaret>): void {
  for (const { toggle, isInside } of places) {
    if (isInside) setToggleOpen(editor, toggle.getKey(), true);
  }
}

/** A press on the triangle opens or closes a toggle, and leaves the caret where it is. */
function registerTriangles(editor: LexicalEditor): () => void {
  return editor.registerRootListener((root) => {
    if (root === null) return;
    const onTriangle = (event: MouseEvent): HTMLElement | null => {
      const element = event.target;
      if (!(element instanceof HTMLElement) || !element.matches(".toggle")) return null;
      const summary = element.firstElementChild?.getBoundingClientRect();
      return summary !== undefined && event.clientY <= summary.bottom ? element : null;
    };
    const keepCaret = registerEventListener(root, "mousedown", (event) => {
      if (onTriangle(event) !== null) event.preventDefault();
    });
    const press = registerEventListener(root, "click", (event) => {
      const element = onTriangle(event);
      const key = editor.read("latest", () => $keyOfElement(editor, element));
      if (key !== null) setToggleOpen(editor, key, !isToggleOpen(editor, key));
    });
    return mergeRegister(keepCaret, press);
  });
}
