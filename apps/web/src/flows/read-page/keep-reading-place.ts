import { flushSync } from "react-dom";

/**
 * Makes a change of the screen's state and draws it at once. If the top of the page's text is above the window, the
 * window scrolls by as much as the change moved the text, so that what is being read stays in place.
 */
export function keepReadingPlace(change: () => void): void {
  const before = topOfText();
  flushSync(change);
  if (before < 0) window.scrollBy({ top: topOfText() - before, behavior: "instant" });
}

/** The distance from the window's upper edge to the text, in pixels; 0 if there is no text. */
function topOfText(): number {
  return document.querySelector("main .page-body")?.getBoundingClientRect().top ?? 0;
}
