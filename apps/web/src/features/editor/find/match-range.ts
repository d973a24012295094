import { $getNodeByKey, type LexicalEditor } from "lexical";
import { inlineMathClass } from "@stemma/document/math/inline-math-html";
import { $isEditorBlock } from "../blocks/selected-blocks.ts";
import type { Match } from "./find-matches.ts";
import { hideFoundSources } from "./found-source.ts";
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
  hideFoundSources();
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
  const from = placeIn(editor.getElementByKey(first.key), first.from, false);
  const to = placeIn(editor.getElementByKey(last.key), last.to, true);
  if (from === null || to === null) return null;
  const [startContainer, startOffset] = from;
  const [endContainer, endOffset] = to;
  return { startContainer, startOffset, endContainer, endOffset };
}

/** A place in the element of a text node. Of a formula in a line, the whole is marked: its beginning or its end. */
function placeIn(element: HTMLElement | null, offset: number, isEnd: boolean): Place | null {
  if (element?.classList.contains(inlineMathClass) === true) {
    return [element, isEnd ? element.childNodes.length : 0];
  }
  const text = textIn(element);
  return text && [text, offset];
}

type Place = readonly [container: Node, offset: number];

/** The text of a text node's element, which may be wrapped in elements of its marks. */
function textIn(element: Node | null): Text | null {
  let node = element;
  while (node !== null && node.nodeType !== Node.TEXT_NODE) node = node.firstChild;
  return node as Text | null;
}
