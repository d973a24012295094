import { registerEventListener, type LexicalEditor } from "lexical";

/**
 * Tells the editor the browser's selection before it hears of a key combination. Browsers report a changed selection in a task of
 * its own, which a busy tab can run after the next key: Ctrl+K would then find the selection from before.
 */
export function registerFreshSelection(editor: LexicalEditor): () => void {
  return editor.registerRootListener((root) => {
    if (root === null) return;
    const tell = (event: KeyboardEvent): void => {
      if (event.isComposing || !(event.ctrlKey || event.metaKey || event.altKey)) return;
      document.dispatchEvent(new Event("selectionchange"));
    };
    return registerEventListener(root, "keydown", tell, { capture: true });
  });
}
