import { mergeRegister, registerEventListener, type LexicalEditor } from "lexical";

/**
 * Tells the editor the browser's selection before it hears of a key. Browsers report a changed selection in a task of its own, which
 * a busy tab can run after the next key: after a click, Backspace would then delete at the caret from before.
 */
export function registerFreshSelection(editor: LexicalEditor): () => void {
  return editor.registerRootListener((root) => {
    if (root === null) return;
    let told: readonly unknown[] = [];
    const remember = (): void => {
      told = boundsOf(document.getSelection());
    };
    const tell = ({ isComposing }: KeyboardEvent): void => {
      if (isComposing) return;
      const bounds = boundsOf(document.getSelection());
      if (bounds.every((bound, index) => bound === told[index])) return;
      document.dispatchEvent(new Event("selectionchange"));
    };
    return mergeRegister(
      registerEventListener(document, "selectionchange", remember, { capture: true }),
      registerEventListener(root, "keydown", tell, { capture: true }),
    );
  });
}

function boundsOf(selection: Selection | null): readonly unknown[] {
  return [
    selection?.anchorNode,
    selection?.anchorOffset,
    selection?.focusNode,
    selection?.focusOffset,
  ];
}
