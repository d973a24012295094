import {
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import { $rowOrTableOf } from "../blocks/whole-rows.ts";
import { rowAtHeight } from "./row-at-height.ts";

/** How far from the text the pointer may be, above and below, in pixels. */
const nearPx = 10;

/**
 * Reports the row that the handle stands beside: the one at the height of the pointer, while the pointer is on the text or
 * beside it. Where no pointer hovers, the one with the caret. None (`null`) from a change of the text on, until the pointer or
 * the caret moves: so the handle does not get in the way of typing.
 *
 * @param isOwn whether an element belongs to the handle, which is beside the text
 */
export function observeShownRow(
  editor: LexicalEditor,
  isOwn: (element: Element) => boolean,
  onRow: (key: NodeKey | null) => void,
): () => void {
  let frame = 0;
  let pointer: { readonly x: number; readonly y: number; readonly target: Element } | null = null;

  const look = (): void => {
    const root = editor.getRootElement();
    if (pointer === null || root === null) return;
    const { y, target } = pointer;
    const isNear = root.contains(target) || target.contains(root) || isOwn(target);
    onRow(isNear ? rowKeyNear(editor, root, y) : null);
  };
  const lookSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const point = ({ clientX: x, clientY: y, target, pointerType }: PointerEvent): void => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    // Chrome also sends moves of a pointer that rests, when the page moves below it.
    if (pointer?.x === x && pointer.y === y && pointer.target === target) return;
    pointer = { x, y, target };
    lookSoon();
  };
  const showCaret = (state: EditorState): void => {
    if (matchMedia("(hover: none)").matches) onRow(state.read($rowKeyAtCaret));
  };
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  document.addEventListener("pointermove", point, options);
  window.addEventListener("scroll", lookSoon, options);

  const stopUpdates = editor.registerUpdateListener(
    ({ dirtyElements, dirtyLeaves, editorState }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) {
        pointer = null;
        cancelAnimationFrame(frame);
        onRow(null);
      } else showCaret(editorState);
    },
  );
  showCaret(editor.getEditorState());
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
    stopUpdates();
  };
}

/** The row or table that an element belongs to; `null` where there is none. */
export function rowKeyOf(editor: LexicalEditor, element: HTMLElement): NodeKey | null {
  return editor.getEditorState().read(
    () => {
      const node = $getNearestNodeFromDOMNode(element);
      return (node === null ? null : $rowOrTableOf(node))?.getKey() ?? null;
    },
    { editor },
  );
}

function rowKeyNear(editor: LexicalEditor, root: HTMLElement, y: number): NodeKey | null {
  const [first, last] = [root.firstElementChild, root.lastElementChild];
  if (first === null || last === null) return null;
  if (y < first.getBoundingClientRect().top - nearPx) return null;
  if (y > last.getBoundingClientRect().bottom + nearPx) return null;
  const element = rowAtHeight(root, y);
  return element === null ? null : rowKeyOf(editor, element);
}

function $rowKeyAtCaret(): NodeKey | null {
  const selection = $getSelection();
  const node = $isRangeSelection(selection)
    ? selection.anchor.getNode()
    : $isNodeSelection(selection)
      ? selection.getNodes()[0]
      : undefined;
  return (node === undefined ? null : $rowOrTableOf(node))?.getKey() ?? null;
}
