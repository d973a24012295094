import { $getRoot, registerEventListener, type LexicalEditor } from "lexical";

/**
 * Places the caret at the end of the text after a click below it. Browsers place it somewhere in the last line
 * instead. A click that extends or ends a selection keeps that selection.
 */
export function registerClickBelow(editor: LexicalEditor): () => void {
  return editor.registerRootListener((root) => {
    if (root === null) return;
    return registerEventListener(root, "click", (event) => {
      const isSelecting = event.shiftKey || document.getSelection()?.isCollapsed === false;
      const last = root.lastElementChild;
      if (isSelecting || event.target !== root || last === null) return;
      if (event.clientY <= last.getBoundingClientRect().bottom) return;
      editor.update(() => void $getRoot().selectEnd(), { discrete: true });
    });
  });
}
