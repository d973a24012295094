import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { placeToolbar, type Box } from "./place-toolbar.ts";

/**
 * Keeps an element beside a part of the text while it is shown: when `state` changes, on scroll and resize. `boxOf` gives
 * the box of that part, `null` if it is not there. Without a state, nothing is shown.
 */
export function useFloatingPosition(
  ref: RefObject<HTMLElement | null>,
  state: object | null,
  boxOf: () => Box | null,
  { prefersBelow = false } = {},
): void {
  const currentBox = useEffectEvent(boxOf);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || state === null) return;
    let frame = 0;
    const updatePosition = (): void => {
      const selected = currentBox();
      const isTouched = matchMedia("(pointer: coarse)").matches;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const at =
        selected === null
          ? null
          : placeToolbar(selected, size, viewportBox(), isTouched, prefersBelow || isTouched);
      // Not `visibility`: a focused button would lose the focus.
      element.style.opacity = at === null ? "0" : "1";
      if (at !== null) element.style.translate = `${Math.round(at.left)}px ${Math.round(at.top)}px`;
    };
    const updateSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updatePosition);
    };
    updatePosition();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener("scroll", updateSoon, options);
    window.addEventListener("resize", updateSoon, options);
    window.visualViewport?.addEventListener("resize", updateSoon, options);
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [ref, state, prefersBelow]);
}

/** The bounding box of the selection in this element; `null` if the selection is elsewhere. */
export function selectionBox(root: HTMLElement | null): Box | null {
  const selection = document.getSelection();
  if (root === null || selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  return rangeBox(range);
}

/** The bounding box of a range. */
export function rangeBox(range: Range): Box | null {
  const box = range.getBoundingClientRect();
  if (box.height > 0) return box;
  // A caret in an empty block has no rectangle of its own, so use the block's.
  const { startContainer: node } = range;
  return (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect() ?? null;
}

function viewportBox(): Box {
  const { offsetLeft: left = 0, offsetTop: top = 0 } = window.visualViewport ?? {};
  const { width = window.innerWidth, height = window.innerHeight } = window.visualViewport ?? {};
  return { left, top, right: left + width, bottom: top + height };
}
