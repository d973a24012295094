import { $getNodeByKey, type LexicalEditor } from "lexical";
import { $isEditorBlock } from "../blocks/selected-blocks.ts";
import type { Match } from "./find-matches.ts";
import { hideFoundFormulas } from "./found-formula.ts";
import { $rowText, partsBetween } from "./row-text.ts";

/** The names under which the style sheet marks the matches. */
const allName = "found-text";
const currentName = "found-text-current";

/** The class of the element around all matches: the style sheet marks texts in it only. */
const insideClass = "found-text-inside";

/** The most matches that are marked: those around the current one. */
const markedMax = 1000;

/** Marks matches in the text, without touching it. Browsers without highlights mark nothing. */
export function markMatches(
  editor: LexicalEditor,
  matches: readonly Match[],
  current: number,
): void {
  if (!("highlights" in CSS)) return;
  const first = Math.max(current - markedMax / 2, 0);
  const others = matches
    .slice(first, first + markedMax)
    .filter((_, index) => first + index !== current);
  // Static, because live ranges would slow down each later change of the text.
  const highlightOf = (marked: readonly Match[]): Highlight =>
    new Highlight(...rangesOf(editor, marked).map((range) => new StaticRange(range)));
  CSS.highlights.set(allName, highlightOf(others));
  editor.getRootElement()?.classList.add(insideClass);
  const highlight = highlightOf(current === -1 ? [] : matches.slice(current, current + 1));
  highlight.priority = 1;
  CSS.highlights.set(currentName, highlight);
}

export function unmarkMatches(editor: LexicalEditor): void {
  hideFoundFormulas();
  if (!("highlights" in CSS)) return;
  editor.getRootElement()?.classList.remove(insideClass);
  CSS.highlights.delete(allName);
  CSS.highlights.delete(currentName);
}

/** Where matches stand in the document. */
export function rangesOf(editor: LexicalEditor, matches: readonly Match[]): StaticRangeInit[] {
  return editor.read("latest", () => matches.flatMap((match) => $rangeOf(editor, match) ?? []));
}

function $rangeOf(editor: LexicalEditor, { rowKey, start, end }: Match): StaticRangeInit | null {
  const row = $getNodeByKey(rowKey);
  if (!$isEditorBlock(row)) return null;
  const parts = partsBetween($rowText(row), start, end);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const startContainer = textIn(editor.getElementByKey(first.key));
  const endContainer = textIn(editor.getElementByKey(last.key));
  if (startContainer === null || endContainer === null) return null;
  return { startContainer, startOffset: first.from, endContainer, endOffset: last.to };
}

/** The text of a text node's element, which may be wrapped in elements of its marks. */
function textIn(element: Node | null): Text | null {
  let node = element;
  while (node !== null && node.nodeType !== Node.TEXT_NODE) node = node.firstChild;
  return node as Text | null;
}
