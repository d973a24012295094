import { $getRoot, registerEventListener, type LexicalEditor } from "lexical";

/**
 * Puts the caret at the end of the text when somebody clicks below it. Browsers put it somewhere into the last line instead.
 * A click that extends or ends a selection keeps that selection.
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
