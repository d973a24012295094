import { $getSelection, $isRangeSelection, type LexicalEditor } from "lexical";
import type { BlockKind } from "@stemma/document/make-block";
import { $blockKind } from "../blocks/block-kind.ts";
import { $blockOf } from "../blocks/selected-blocks.ts";
import { observeQuery } from "../typing/observe-query.ts";
import { slashQuery, type SlashQuery } from "./slash-query.ts";
import { $textBeforeCaret } from "./text-before-caret.ts";

/** The query after the slash, and the kind of its block; `null` while the menu is closed. */
export type SlashState = (SlashQuery & { readonly kind: BlockKind }) | null;

/** Reports when typing a slash opens the menu, then each change of the query, and when the menu closes (`observeQuery`). */
export function observeSlash(
  editor: LexicalEditor,
  onState: (state: SlashState) => void,
): { readonly stop: () => void; readonly close: () => void } {
  return observeQuery(editor, $slashState, onState);
}

function $slashState(): SlashState {
  const before = $textBeforeCaret();
  const slash = before === null ? null : slashQuery(before.text);
  const selection = $getSelection();
  if (slash === null || !$isRangeSelection(selection)) return null;
  const block = $blockOf(selection.anchor.getNode());
  return block === null ? null : { ...slash, kind: $blockKind(block) };
}
