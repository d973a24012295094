import { useLayoutEffect, type RefObject } from "react";

/** The room between an element and the window's lower edge, in pixels. */
const margin = 24;
/** The height that an element keeps also where there is less room, in pixels. */
const heightMin = 120;

/** Keeps an element that scrolls from reaching below the window, wherever the page puts its upper edge. */
export function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => fitInWindow(box.current);
    fit();
    addEventListener("scroll", fit, { passive: true });
    addEventListener("resize", fit);
    return () => {
      removeEventListener("scroll", fit);
      removeEventListener("resize", fit);
    };
  }, [box]);
}

function fitInWindow(element: HTMLElement | null): void {
  if (element === null) return;
  const room = innerHeight - element.getBoundingClientRect().top - margin;
  element.style.maxHeight = `${Math.round(Math.max(room, heightMin))}px`;
}
