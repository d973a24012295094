import { useEffect, useState } from "react";
import type { EditorState, LexicalEditor } from "lexical";

/**
 * What a control shows at the caret, as of the last update; `null` elsewhere. It stays while the text has no focus.
 *
 * @param $read reads it; always the same function
 */
export function useAtCaret<Shown extends object>(
  editor: LexicalEditor,
  $read: () => Shown | null,
): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const show = (state: EditorState): void => {
      const next = state.read($read);
      setShown((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    show(editor.getEditorState());
    return editor.registerUpdateListener(({ editorState }) => show(editorState));
  }, [editor, $read]);
  return shown;
}
