import {
  $getSelection,
  $isRangeSelection,
  BLUR_COMMAND,
  COMMAND_PRIORITY_LOW,
  HISTORIC_TAG,
  mergeRegister,
  PASTE_TAG,
  type LexicalEditor,
} from "lexical";
import type { BlockKind } from "@stemma/document/make-block";
import { $blockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { conversionTag } from "../typing/conversion-tag.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/** The text after the sign that opens a menu, and whether the sign is the first character of its block. */
export type TypedQuery = { readonly query: string; readonly isAtStart: boolean };

/** The query after the sign, and the kind of its block; `null` while the menu is closed. */
export type TypedState = (TypedQuery & { readonly kind: BlockKind }) | null;

/** The tags of updates that put a sign before the caret without anybody typing it there. */
const otherTags = [HISTORIC_TAG, PASTE_TAG, conversionTag];

/**
 * Reports when typing the sign opens the menu, then each change of the query, and when the menu closes. A sign from a
 * paste, from undo or from Markdown such as `` `/` `` does not open it, nor does one in a block of code. Returns `stop`, which ends the reports, and
 * `close`, which closes the menu until the next sign.
 *
 * @param queryIn finds the sign and the query behind it at the end of a text; `null` if there is none
 */
export function observeTyped(
  editor: LexicalEditor,
  queryIn: (textBeforeCaret: string) => TypedQuery | null,
  onState: (state: TypedState) => void,
): { readonly stop: () => void; readonly close: () => void } {
  let isOpen = false;
  const close = (): void => {
    if (isOpen) onState(null);
    isOpen = false;
  };
  const stop = mergeRegister(
    editor.registerUpdateListener(({ editorState, dirtyLeaves, tags }) => {
      if (!isOpen && dirtyLeaves.size === 0) return;
      const state = editorState.read(() => $typedState(queryIn));
      if (state === null) return close();
      const isTyped = dirtyLeaves.size > 0 && !otherTags.some((tag) => tags.has(tag));
      if (!isOpen && (state.query !== "" || !isTyped)) return;
      isOpen = true;
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

function $typedState(queryIn: (textBeforeCaret: string) => TypedQuery | null): TypedState {
  const before = $textBeforeCaret();
  const typed = before === null ? null : queryIn(before.text);
  const selection = $getSelection();
  if (typed === null || !$isRangeSelection(selection)) return null;
  const block = $blockOf(selection.anchor.getNode());
  const kind = block === null ? null : $blockKind(block);
  return kind === null || kind === "codeBlock" ? null : { ...typed, kind };
}
