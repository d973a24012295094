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
import { slashQuery, type SlashQuery } from "./slash-query.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/** The query after the slash, and the kind of its block; `null` while the menu is closed. */
export type SlashState = (SlashQuery & { readonly kind: BlockKind }) | null;

/** The tags of updates that put a slash before the caret without anybody typing it there. */
const otherTags = [HISTORIC_TAG, PASTE_TAG, conversionTag];

/**
 * Reports when typing a slash opens the menu, then each change of the query, and when the menu closes. A slash from a
 * paste, from undo or from Markdown such as `` `/` `` does not open it. Returns `stop`, which ends the reports, and `close`, which closes the menu
 * until the next slash.
 */
export function observeSlash(
  editor: LexicalEditor,
  onState: (state: SlashState) => void,
): { readonly stop: () => void; readonly close: () => void } {
  let isOpen = false;
  const close = (): void => {
    if (isOpen) onState(null);
    isOpen = false;
  };
  const stop = mergeRegister(
    editor.registerUpdateListener(({ editorState, dirtyLeaves, tags }) => {
      if (!isOpen && dirtyLeaves.size === 0) return;
      const state = editorState.read($slashState);
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

function $slashState(): SlashState {
  const before = $textBeforeCaret();
  const slash = before === null ? null : slashQuery(before.text);
  const selection = $getSelection();
  if (slash === null || !$isRangeSelection(selection)) return null;
  const block = $blockOf(selection.anchor.getNode());
  return block === null ? null : { ...slash, kind: $blockKind(block) };
}
