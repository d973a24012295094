import { useEffect, type RefObject } from "react";

/** How far a pressed mouse moves before it means to pan and not to press. */
const slackPx = 4;

/**
 * Lets a mouse drag what scrolls in `frame`, and its wheel go sideways where there is nothing above or below. A finger and
 * a trackpad scroll it by themselves.
 */
export function usePan(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let last: { x: number; y: number; isPanning: boolean } | null = null;

    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        last = { x: event.clientX, y: event.clientY, isPanning: false };
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (last === null) return;
        const x = event.clientX - last.x;
        const y = event.clientY - last.y;
        if (!last.isPanning && Math.hypot(x, y) < slackPx) return;
        // The frame takes the pointer, so that letting go over a version doesn't press it.
        if (!last.isPanning) element.setPointerCapture(event.pointerId);
        element.dataset["panning"] = "";
        element.scrollBy(-x, -y);
        last = { x: event.clientX, y: event.clientY, isPanning: true };
      },
      { signal },
    );
    const letGo = () => {
      last = null;
      delete element.dataset["panning"];
    };
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
      element.addEventListener(type, letGo, { signal });
    }
    element.addEventListener(
      "wheel",
      (event) => {
        const isSideways = event.deltaX !== 0 || event.ctrlKey || event.shiftKey;
        if (isSideways || element.scrollHeight > element.clientHeight) return;
        event.preventDefault();
        element.scrollBy(event.deltaY, 0);
      },
      { signal, passive: false },
    );
    return () => ending.abort();
  }, [frame]);
}
