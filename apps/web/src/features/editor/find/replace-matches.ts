import {
  $getNodeByKey,
  $isTextNode,
  HISTORY_PUSH_TAG,
  PASTE_TAG,
  SKIP_DOM_SELECTION_TAG,
  type LexicalEditor,
} from "lexical";
import { $isInlineMathNode, type InlineMathNode } from "@stemma/document/math/inline-math-node";
import { inlineMathMax, inlineMathSource } from "@stemma/document/math/inline-math-word";
import { $isEditorBlock } from "../blocks/selected-blocks.ts";
import type { Match } from "./find-matches.ts";
import { $rowText, partsBetween, type RowText } from "./row-text.ts";

/**
 * Replaces matches by a text, in one step of undo. The text gets the format of the first character of what it replaces, and
 * stays in its link.
 */
export function replaceMatches(
  editor: LexicalEditor,
  matches: readonly Match[],
  replacement: string,
): void {
  editor.update(
    () => {
      const texts = new Map<string, RowText | null>();
      // From the end, so that the places of the matches before stay true.
      for (const match of matches.toReversed()) {
        const { rowKey } = match;
        if (!texts.has(rowKey)) texts.set(rowKey, $textOf(rowKey));
        const text = texts.get(rowKey) ?? null;
        if (text !== null) $replace(text, match, replacement);
      }
    },
    // The focus is in a field, and must stay there. Nobody typed this: Markdown in it stays text, as in a paste.
    { tag: [HISTORY_PUSH_TAG, PASTE_TAG, SKIP_DOM_SELECTION_TAG], discrete: true },
  );
}

function $textOf(rowKey: string): RowText | null {
  const row = $getNodeByKey(rowKey);
  return $isEditorBlock(row) ? $rowText(row) : null;
}

function $replace(text: RowText, { start, end }: Match, replacement: string): void {
  for (const [index, { key, from, to }] of partsBetween(text, start, end).entries()) {
    const node = $getNodeByKey(key);
    const inserted = index === 0 ? replacement : "";
    if ($isInlineMathNode(node)) $replaceInFormula(node, from, to, inserted);
    if (!$isTextNode(node)) continue;
    const changed = node.spliceText(from, to - from, inserted);
    if (changed.getTextContentSize() === 0) changed.remove();
  }
}

/** A formula that would become longer than one may be stays as it is. */
function $replaceInFormula(node: InlineMathNode, from: number, to: number, inserted: string): void {
  const old = node.getSource();
  const source = inlineMathSource(old.slice(0, from) + inserted + old.slice(to));
  if (source === "") node.remove();
  else if (source.length <= inlineMathMax) node.setSource(source);
}
