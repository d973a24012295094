import { mergeRegister, registerEventListener, type LexicalEditor } from "lexical";

/**
 * Keeps the caret behind text that comes without keys, as from an emoji panel, dictation or a phone. macOS replaces a word only after
 * the key that accepted the replacement has acted, so Lexical remembers the last key and moves the caret past what it made. But it takes
 * every insertion of several characters for such a replacement: after Enter, the caret would go on to the next row. A replacement
 * replaces something, and no pointer comes between it and its key. Where it cannot be one, this makes Lexical forget the key.
 */
export function registerKeylessText(editor: LexicalEditor): () => void {
  return editor.registerRootListener((root) => {
    if (root === null) return;
    const forgetKey = (): void => {
      // oxlint-disable-next-line no-underscore-dangle -- Lexical has no other way to the key it remembers
      editor._inputState.lastKeyCode = null;
    };
    const beforeInput = (event: InputEvent): void => {
      // One character is what the key itself typed: the replacement comes after it.
      if (event.inputType !== "insertText" || event.data === null || event.data.length < 2) return;
      if (event.getTargetRanges()[0]?.collapsed === true) forgetKey();
    };
    return mergeRegister(
      registerEventListener(root, "pointerdown", forgetKey, { capture: true }),
      registerEventListener(root, "beforeinput", beforeInput, { capture: true }),
    );
  });
}
