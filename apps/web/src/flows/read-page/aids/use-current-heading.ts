import { useCallback, useEffect, useRef, useState } from "react";
import type { BlockId } from "@stemma/document/block-id";
import type { PageHeading } from "./page-headings.ts";

/** A section begins to be read when its heading is in this upper part of the window. */
const readingLine = 0.3;

/**
 * The heading of the section that is being read: the last one above the reading line; `null` before the first. A heading
 * that was chosen stays current while it is in the window, also at the end of the page, where it cannot reach the line.
 */
export function useCurrentHeading(headings: readonly PageHeading[]) {
  const [current, setCurrent] = useState<BlockId | null>(null);
  const chosen = useRef<BlockId | null>(null);
  useEffect(() => {
    const update = () => {
      const line = innerHeight * readingLine;
      const kept = headings.find(({ id }) => id === chosen.current);
      if (kept !== undefined && isInWindow(kept.element)) return setCurrent(kept.id);
      chosen.current = null;
      const read = headings.findLast(
        ({ element }) => isShown(element) && element.getBoundingClientRect().top <= line,
      );
      setCurrent(read?.id ?? null);
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px`,
      threshold: [0, 1],
    });
    for (const { element } of headings) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  const choose = useCallback((id: BlockId) => {
    chosen.current = id;
    setCurrent(id);
  }, []);
  return { current, choose };
}

/** Whether a heading is not inside a closed toggle, where it has no place. */
function isShown(element: HTMLElement): boolean {
  return element.closest("details:not([open]) > :not(summary)") === null;
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
