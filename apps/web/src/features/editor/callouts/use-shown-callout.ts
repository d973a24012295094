import { $getSelection, $isRangeSelection, type LexicalEditor, type NodeKey } from "lexical";
import type { CalloutTone } from "@stemma/document/containers/container";
import { $isCalloutNode } from "@stemma/document/containers/callout-node";
import { $frameOf } from "../frames/frame-rows.ts";
import { useAtCaret } from "../blocks/use-at-caret.ts";

/** The callout with the caret or the selection. */
export interface ShownCallout {
  readonly key: NodeKey;
  readonly tone: CalloutTone;
}

/** The callout that the caret is in, as of the last update; `null` outside of callouts. It stays while the text has no focus. */
export function useShownCallout(editor: LexicalEditor): ShownCallout | null {
  return useAtCaret(editor, $shownCallout);
}

function $shownCallout(): ShownCallout | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const callout = $frameOf(selection.anchor.getNode());
  const isWhole = $isCalloutNode(callout) && callout.is($frameOf(selection.focus.getNode()));
  return isWhole ? { key: callout.getKey(), tone: callout.getTone() } : null;
}
