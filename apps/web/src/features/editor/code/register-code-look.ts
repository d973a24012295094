import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  mergeRegister,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { $isCodeBlockNode, CodeBlockNode } from "@stemma/document/code/code-block-node";
import { createIdleTask } from "../../../lib/time/create-idle-task.ts";
import { drawLineNumbers, dropLineNumbers } from "./line-numbers.ts";
import { revealCaret } from "./reveal-caret.ts";

/** The most lines whose numbers are drawn in the update that changes them; those of longer code are when the browser is idle. */
const linesAtOnceMax = 400;

/** How long after the last change the numbers of long code are drawn, in milliseconds. */
const delayMs = 60;

/**
 * Numbers the lines of the blocks of code that show line numbers, again when the text or the width changes, and scrolls code that
 * does not wrap to the caret.
 */
export function registerCodeLook(editor: LexicalEditor): () => void {
  const numbered = new Map<NodeKey, HTMLElement>();
  const late = new Set<NodeKey>();
  const task = createIdleTask(delayMs);

  const draw = (key: NodeKey): void => {
    const block = numbered.get(key);
    if (block !== undefined) drawLineNumbers(block, $countLines(editor, key));
  };
  const drawLate = (): void => {
    for (const key of late) draw(key);
    late.clear();
  };
  const number = (key: NodeKey): void => {
    if ($countLines(editor, key) <= linesAtOnceMax) return draw(key);
    late.add(key);
    task.schedule(drawLate);
  };
  const resizes = new ResizeObserver((entries) => {
    for (const [key, block] of numbered) {
      if (entries.some(({ target }) => target === block)) number(key);
    }
  });
  /** Numbers the block, or no more. */
  const look = (key: NodeKey): void => {
    const node = editor.getEditorState().read(() => $getNodeByKey(key));
    const block = editor.getElementByKey(key);
    const isNumbered = $isCodeBlockNode(node) && $hasNumbers(editor, node);
    const before = numbered.get(key);
    if (before !== undefined && (before !== block || !isNumbered)) {
      resizes.unobserve(before);
      dropLineNumbers(before);
      numbered.delete(key);
    }
    if (block === null || !isNumbered) return;
    if (numbered.get(key) === undefined) resizes.observe(block);
    numbered.set(key, block);
    number(key);
  };
  return mergeRegister(
    editor.registerMutationListener(CodeBlockNode, (mutations) => {
      for (const key of mutations.keys()) look(key);
    }),
    editor.registerUpdateListener(({ dirtyElements, editorState }) => {
      // A text that only changes tells no mutation of its block.
      for (const key of numbered.keys()) if (dirtyElements.has(key)) number(key);
      const key = editorState.read($keyOfUnwrapped);
      const block = key === null ? null : editor.getElementByKey(key);
      if (block !== null) revealCaret(block);
    }),
    () => {
      task.cancel();
      resizes.disconnect();
    },
  );
}

function $hasNumbers(editor: LexicalEditor, node: CodeBlockNode): boolean {
  return editor.getEditorState().read(() => node.getLook().lineNumbers === true);
}

function $countLines(editor: LexicalEditor, key: NodeKey): number {
  return editor.getEditorState().read(() => {
    const node = $getNodeByKey(key);
    return $isCodeBlockNode(node) ? node.countLines() : 1;
  });
}

/** The block of code with the caret, if its lines do not wrap. */
function $keyOfUnwrapped(): NodeKey | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const node = selection.focus.getNode();
  const block = $isCodeBlockNode(node) ? node : node.getParent();
  return $isCodeBlockNode(block) && block.getLook().wrap === false ? block.getKey() : null;
}
