import { useEffect, useState, type RefObject } from "react";
import { scrollToChange } from "./scroll-to-change.ts";
import { withChange } from "./with-change.ts";

/** The height that the bars above the text may cover, in pixels. */
const coveredPx = 110;

/** Scrolls to a comparison's first change when it appears, unless a change is on screen. `stop` is `null` where it should not. */
export function useFirstChange(root: RefObject<HTMLElement | null>, stop: string | null): void {
  const [first] = useState(stop);
  useEffect(() => {
    if (first === null) return undefined;
    return withChange(root, first, (block) => {
      const changes = root.current?.querySelectorAll("[data-change]") ?? [];
      return Array.from(changes).some(isOnScreen) ? () => {} : scrollToChange(block);
    });
  }, [root, first]);
}

function isOnScreen(change: Element): boolean {
  const { top, bottom } = change.getBoundingClientRect();
  return bottom > coveredPx && top < window.innerHeight;
}
