import { useEffect, type RefObject } from "react";

/** The distance in pixels at which a mouse press becomes a pan instead of a click. */
const slackPx = 4;

/**
 * Lets the mouse drag the content of `frame`, and the wheel scroll sideways where there is nothing to scroll
 * vertically. Touch and trackpads scroll natively.
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
        // Capture the pointer, so that releasing it over a version is not a click.
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
