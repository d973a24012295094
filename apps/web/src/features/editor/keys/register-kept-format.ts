import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  mergeRegister,
  SELECTION_CHANGE_COMMAND,
  type LexicalEditor,
} from "lexical";

/** The caret, and how what is typed there looks. */
interface Caret {
  readonly key: string;
  readonly offset: number;
  readonly format: number;
  readonly style: string;
}

/**
 * Keeps how what is typed next looks until the caret moves. Lexical does so for 200 ms, and then takes the look of the text before the
 * caret when the browser tells of the caret where it is already. In a slow tab, that is after Markdown made `**b**` bold: all that
 * followed would be bold too.
 */
export function registerKeptFormat(editor: LexicalEditor): () => void {
  let kept: Caret | null = null;
  return mergeRegister(
    editor.registerUpdateListener(({ editorState }) => {
      kept = editorState.read($readCaret);
    }),
    editor.registerCommand(
      SELECTION_CHANGE_COMMAND,
      () => {
        // Lexical also tells of its own changes, such as one of the look.
        if (window.event?.type !== "selectionchange") return false;
        const caret = $readCaret();
        if (kept === null || caret?.key !== kept.key || caret.offset !== kept.offset) return false;
        const selection = $getSelection();
        if (!$isRangeSelection(selection)) return false;
        if (caret.format !== kept.format) selection.setFormat(kept.format);
        if (caret.style !== kept.style) selection.setStyle(kept.style);
        return false;
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  );
}

function $readCaret(): Caret | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor, format, style } = selection;
  return { key: anchor.key, offset: anchor.offset, format, style };
}
