import { mergeRegister, registerEventListener, type LexicalEditor } from "lexical";

/**
 * Keeps a slow tab from typing a character twice. Lexical reads a typed character when it hears of the input; a change of the text that
 * it sees earlier, it leaves alone for 100 ms after the character was announced. Where a tab takes longer from the
 * announcement to the input, Lexical would take the character from the text first; if Markdown makes formatting of it at once, it
 * would not find the character where the input says, and insert it again. So this announces the character again before Lexical sees
 * the text.
 */
export function registerLateInput(editor: LexicalEditor): () => void {
  return editor.registerRootListener((root) => {
    if (root === null) return;
    /** Whether the browser announced the character. Where one announces none, Lexical never waits. */
    let isAnnounced = false;
    const hear = (event: Event): void => {
      isAnnounced ||= event.isTrusted;
    };
    const announceAgain = (event: Event): void => {
      if (!isAnnounced || !(event.target instanceof Node) || !root.contains(event.target)) return;
      isAnnounced = false;
      window.dispatchEvent(new Event("textInput"));
    };
    return mergeRegister(
      registerEventListener(root, "textInput", hear, { capture: true }),
      // The first listener that hears of the input: after it, Lexical sees the text.
      registerEventListener(window, "input", announceAgain, { capture: true }),
    );
  });
}
