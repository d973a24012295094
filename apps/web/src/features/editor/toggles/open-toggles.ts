import {
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getState,
  $isRangeSelection,
  $getSelection,
  type LexicalEditor,
  type NodeKey,
} from "lexical";
import type { BlockId } from "@stemma/document/block-id";
import { containerIdState } from "@stemma/document/containers/container-id-state";
import { $isToggleNode, ToggleNode } from "@stemma/document/containers/toggle-node";

/** The class of a toggle that the writer closed: `ui/styles/page-toggles.css` hides its rows. */
const closedName = "toggle-closed";

/** The toggles that the writer has closed in each editor, by their ids. A text says nothing of them. */
const closedToggles = new WeakMap<LexicalEditor, Set<BlockId>>();

/** What is called when a toggle of an editor was opened or closed. */
const listeners = new WeakMap<LexicalEditor, Set<() => void>>();

/** Whether the rows of a toggle are shown. */
export function isToggleOpen(editor: LexicalEditor, key: NodeKey): boolean {
  return editor.getElementByKey(key)?.classList.contains(closedName) !== true;
}

/** Shows the rows of a toggle, or hides them. A caret in them goes to the end of the summary. */
export function setToggleOpen(editor: LexicalEditor, key: NodeKey, isOpen: boolean): void {
  const element = editor.getElementByKey(key);
  const id = editor.getEditorState().read(() => $idOf(key));
  if (element === null || isOpen === isToggleOpen(editor, key)) return;
  element.classList.toggle(closedName, !isOpen);
  const closed = closedToggles.get(editor);
  if (id !== null && isOpen) closed?.delete(id);
  else if (id !== null) closed?.add(id);
  if (!isOpen) editor.update(() => $leaveRows(key), { discrete: true });
  for (const listener of listeners.get(editor) ?? []) listener();
}

/** Shows the rows of the toggle around an element of the text, if it is closed and the element is in them. */
export function openToggleAround(editor: LexicalEditor, element: Element | null): void {
  const row = element?.closest(`.${closedName} > :not(:first-child)`);
  if (!row) return;
  const key = editor.read("latest", () => $keyOfElement(editor, row.parentElement));
  if (key !== null) setToggleOpen(editor, key, true);
}

/** The toggle that an element of the text draws; `null` if it draws none. */
export function $keyOfElement(editor: LexicalEditor, element: Element | null): NodeKey | null {
  const node = element === null ? null : $getNearestNodeFromDOMNode(element);
  return $isToggleNode(node) && editor.getElementByKey(node.getKey()) === element
    ? node.getKey()
    : null;
}

/** Calls the listener when a toggle was opened or closed. Returns a function that stops it. */
export function observeToggles(editor: LexicalEditor, listener: () => void): () => void {
  const all = listeners.get(editor) ?? new Set();
  listeners.set(editor, all.add(listener));
  return () => all.delete(listener);
}

/** Keeps toggles closed when their elements are made anew, as after an undo. */
export function registerClosedToggles(editor: LexicalEditor): () => void {
  const closed = new Set<BlockId>();
  closedToggles.set(editor, closed);
  return editor.registerMutationListener(ToggleNode, (mutations) => {
    if (closed.size === 0) return;
    editor.getEditorState().read(() => {
      for (const [key, mutation] of mutations) {
        const id = mutation === "created" ? $idOf(key) : null;
        if (id !== null && closed.has(id)) editor.getElementByKey(key)?.classList.add(closedName);
      }
    });
  });
}

function $idOf(key: NodeKey): BlockId | null {
  const node = $getNodeByKey(key);
  return $isToggleNode(node) ? $getState(node, containerIdState) : null;
}

function $leaveRows(key: NodeKey): void {
  const [toggle, selection] = [$getNodeByKey(key), $getSelection()];
  if (!$isToggleNode(toggle) || selection === null) return;
  const summary = toggle.getFirstChild();
  const points = $isRangeSelection(selection)
    ? [selection.anchor.getNode(), selection.focus.getNode()]
    : selection.getNodes();
  const isHidden = points.some(
    (node) => toggle.isParentOf(node) && !node.is(summary) && !summary?.isParentOf(node),
  );
  if (isHidden) summary?.selectEnd();
}
