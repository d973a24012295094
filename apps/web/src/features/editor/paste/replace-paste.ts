import {
  $getSelection,
  $setSelection,
  HISTORY_PUSH_TAG,
  mergeRegister,
  PASTE_TAG,
  UNDO_COMMAND,
  type BaseSelection,
  type LexicalEditor,
} from "lexical";

/** A paste that can be replaced as long as the text stays as the paste left it. */
export interface ReplaceablePaste {
  /** Takes the paste back and pastes again, at the same place: together one step of undo. Does nothing after a change. */
  readonly replaceBy: ($paste: (selection: BaseSelection) => void) => void;
  /** Whether the text is still as the paste left it. */
  readonly isUnchanged: () => boolean;
  /** Whether also the caret is still where the paste left it, with the focus, and no input method composes. */
  readonly isInHand: () => boolean;
}

/**
 * Watches the text after a paste that was a step of undo of its own, and calls `onChange` when anything changes it. Call it
 * when the paste is committed. `selection` is a copy of what was selected before.
 */
export function watchPaste(
  editor: LexicalEditor,
  selection: BaseSelection,
  onChange: () => void,
): ReplaceablePaste {
  const after = editor.read(() => $getSelection()?.clone() ?? null);
  let isUnchanged = true;
  let stop = (): void => undefined;
  const end = (): void => {
    if (!isUnchanged) return;
    isUnchanged = false;
    stop();
    onChange();
  };
  stop = mergeRegister(
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) end();
    }),
    editor.registerRootListener((root) => (root === null ? end() : undefined)),
  );
  return {
    isUnchanged: () => isUnchanged,
    isInHand: () =>
      isUnchanged &&
      !editor.isComposing() &&
      editor.getRootElement()?.contains(document.activeElement) === true &&
      editor.read(() => $getSelection()?.is(after) === true),
    replaceBy: ($paste) => {
      if (!isUnchanged) return;
      end();
      editor.dispatchCommand(UNDO_COMMAND, undefined);
      // Commits the undo, so that the second paste is no part of it.
      editor.read(() => undefined);
      editor.update(
        () => {
          const again = selection.clone();
          $setSelection(again);
          $paste(again);
        },
        { tag: [PASTE_TAG, HISTORY_PUSH_TAG], discrete: true },
      );
    },
  };
}
