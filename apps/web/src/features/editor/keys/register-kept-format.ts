import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  mergeRegister,
  SELECTION_CHANGE_COMMAND,
  type LexicalEditor,
  type RangeSelection,
} from "lexical";

/** A place of the caret, and the look of what is typed there. */
interface Caret {
  readonly key: string;
  readonly offset: number;
  readonly format: number;
  readonly style: string;
}

/**
 * Keeps the look of the next character until the caret moves. Browsers report the caret's place once more after a change, late in a slow
 * tab; more than 200 ms after the change, Lexical then takes the look of the text before the caret. So after Markdown had made `**b**` bold,
 * all that followed would be bold too.
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
        // Lexical gives the same command after changes of its own, such as one of the look.
        if (window.event?.type !== "selectionchange") return false;
        const selection = $getCollapsed();
        if (selection === null || kept === null) return false;
        const { anchor, format, style } = selection;
        if (anchor.key !== kept.key || anchor.offset !== kept.offset) return false;
        if (format !== kept.format) selection.setFormat(kept.format);
        if (style !== kept.style) selection.setStyle(kept.style);
        return false;
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  );
}

function $readCaret(): Caret | null {
  const selection = $getCollapsed();
  if (selection === null) return null;
  const { anchor, format, style } = selection;
  return { key: anchor.key, offset: anchor.offset, format, style };
}

function $getCollapsed(): RangeSelection | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) && selection.isCollapsed() ? selection : null;
}
