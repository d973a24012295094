import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { foundRanges } from "./found-ranges.ts";
import "./found-words.css";

/** The name under which the style sheet marks the words. */
const highlightName = "found-words";

/** The class of the element around them: the style sheet marks texts in it only. */
const insideClass = "found-words-inside";

/**
 * Marks the words that a search found in the text, if its result led here, until Escape is pressed or the page is left. If the
 * linked row begins above or below its words, scrolls to them. `text` is `null` until the page's text is on screen. Browsers
 * without highlights mark nothing.
 */
export function useFoundWords(text: HTMLElement | null): void {
  const { state, hash } = useLocation();
  const words = state.foundWords;
  useEffect(() => {
    if (text === null || words === undefined || !("highlights" in CSS)) return undefined;
    const ranges = foundRanges(text, words);
    const unmark = (): void => {
      CSS.highlights.delete(highlightName);
      text.classList.remove(insideClass);
    };
    const unmarkByKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") unmark();
    };
    // Static, because live ranges would slow down each later change of the text.
    const marks = ranges.map((range) => new StaticRange(range));
    CSS.highlights.set(highlightName, new Highlight(...marks));
    text.classList.add(insideClass);
    window.addEventListener("keydown", unmarkByKey);
    const row = text.querySelector(`[data-block="${CSS.escape(hash)}"]`);
    const first = ranges.find(({ startContainer }) => row?.contains(startContainer));
    const element = first?.startContainer.parentElement;
    if (element && element.getBoundingClientRect().top > window.innerHeight)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    return () => {
      unmark();
      window.removeEventListener("keydown", unmarkByKey);
    };
  }, [text, words, hash]);
}
