import { useCallback, useSyncExternalStore } from "react";
import { $getSelection, $isRangeSelection, type LexicalEditor, type NodeKey } from "lexical";
import { useAtCaret } from "../blocks/use-at-caret.ts";
import { isToggleOpen, observeToggles } from "./open-toggles.ts";
import { $toggleOf } from "./summary-rows.ts";

/** The toggle that the caret is in, as of the last update, and whether its rows are shown; `null` outside of toggles. */
export function useShownToggle(editor: LexicalEditor) {
  const key = useAtCaret(editor, $shownToggle)?.key ?? null;
  const subscribe = useCallback(
    (listener: () => void) => observeToggles(editor, listener),
    [editor],
  );
  const isOpen = useSyncExternalStore(subscribe, () => key === null || isToggleOpen(editor, key));
  return key === null ? null : { key, isOpen };
}

function $shownToggle(): { readonly key: NodeKey } | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const toggle = $toggleOf(selection.anchor.getNode());
  const isWhole = toggle?.is($toggleOf(selection.focus.getNode())) === true;
  return isWhole ? { key: toggle.getKey() } : null;
}
