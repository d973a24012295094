import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_LOW,
  HISTORIC_TAG,
  mergeRegister,
  PASTE_TAG,
  type LexicalEditor,
} from "lexical";
import { conversionTag } from "../typing/conversion-tag.ts";

/** The tags of updates that put the characters of a query before the caret without anybody typing them there. */
const otherTags = [HISTORIC_TAG, PASTE_TAG, conversionTag];

/** The query that is open in an editor, by its observer: only one is at a time. */
const openQueries = new WeakMap<LexicalEditor, object>();

/**
 * Reports when typing begins a query, then each change of it, and when it ends. A query from a paste, from undo or from
 * Markdown such as `` `/` `` does not begin, nor does one inside another. `$read` reads the query at the caret; `null`
 * if there is none. Returns `stop`, which ends the reports, and `close`, which ends the query until the next one is
 * typed.
 */
export function observeQuery<State extends { readonly query: string }>(
  editor: LexicalEditor,
  $read: () => State | null,
  onState: (state: State | null) => void,
): { readonly stop: () => void; readonly close: () => void } {
  const own = {};
  const release = (): void => {
    if (openQueries.get(editor) === own) openQueries.delete(editor);
  };
  let isOpen = false;
  const close = (): void => {
    if (isOpen) onState(null);
    isOpen = false;
    release();
  };
  const stop = mergeRegister(
    release,
    editor.registerUpdateListener(({ editorState, dirtyLeaves, tags }) => {
      if (!isOpen && dirtyLeaves.size === 0) return;
      const state = editorState.read($read);
      if (state === null) return close();
      const isTyped = dirtyLeaves.size > 0 && !otherTags.some((tag) => tags.has(tag));
      if (!isOpen && (state.query !== "" || !isTyped || openQueries.has(editor))) return;
      isOpen = true;
      openQueries.set(editor, own);
      onState(state);
    }),
    editor.registerCommand(
      BLUR_COMMAND,
      () => {
        close();
        return false;
      },
      COMMAND_PRIORITY_LOW,
    ),
  );
  return { stop, close };
}
