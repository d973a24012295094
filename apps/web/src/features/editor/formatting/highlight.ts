import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type RangeSelection,
  type TextNode,
} from "lexical";
import { highlightOf, withHighlight, type HighlightColor } from "@stemma/document/marks";

/**
 * Gives the selected text this colour, or takes its colours away (`null`). At a caret, the text that is typed next gets it.
 * Call it inside an editor update.
 */
export function $setHighlight(color: HighlightColor | null): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  for (const text of $selectedTexts(selection)) {
    text.setFormat(withHighlight(text.getFormat(), color));
  }
  selection.setFormat(withHighlight(selection.format, color));
}

/** Highlights the selected text in yellow; takes the colours away if all of it has one. Call it inside an editor update. */
export function $toggleHighlight(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const texts = $selectedTexts(selection);
  const formats = texts.length === 0 ? [selection.format] : texts.map((text) => text.getFormat());
  $setHighlight(formats.every((format) => highlightOf(format) !== null) ? null : "yellow");
}

/** The selected text, cut from the text around it. */
function $selectedTexts(selection: RangeSelection): TextNode[] {
  return selection.isCollapsed() ? [] : selection.extract().filter($isTextNode);
}
