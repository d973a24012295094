import type { LexicalEditor } from "lexical";
import { openToggleAround } from "../toggles/open-toggles.ts";
import type { Match } from "./find-matches.ts";
import { showFoundSource } from "./found-source.ts";
import { rangesOf } from "./match-range.ts";

/** The height in pixels that the two bars and the bar of the search cover at the top of the window. */
const coveredPx = 200;

/** Scrolls to a match that is not on screen. */
export function showMatch(editor: LexicalEditor, match: Match): void {
  const [place] = rangesOf(editor, [match]);
  if (place === undefined) return;
  const range = document.createRange();
  range.setStart(place.startContainer, place.startOffset);
  range.setEnd(place.endContainer, place.endOffset);
  openToggleAround(editor, range.startContainer.parentElement);
  showFoundSource(range.startContainer);
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= coveredPx && bottom <= window.innerHeight - 40) return;
  elementOf(range.startContainer)?.scrollIntoView({ block: "center", behavior: "instant" });
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
