import { useLayoutEffect, useState, type RefObject } from "react";
import { treeMeasures } from "../layout/tree-measures.ts";
import type { Rectangle } from "./visible-part.ts";

/** The visible part of the drawing, and whether it is larger than the frame in each direction. */
export interface Viewport {
  readonly part: Rectangle;
  readonly isWider: boolean;
  readonly isHigher: boolean;
}

const empty: Viewport = {
  part: { left: 0, top: 0, right: 0, bottom: 0 },
  isWider: false,
  isHigher: false,
};
const { columnPx, rowPx } = treeMeasures;

/**
 * Tracks the part of `drawing` visible in its scroll container `frame`. Rounds outwards to whole columns and rows
 * plus one, so that the value changes once per column and not with every pixel.
 */
export function useViewport(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
): Viewport {
  const [viewport, setViewport] = useState(empty);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const update = () => {
      const { current } = drawing;
      if (current === null) return;
      const next = measure(element, current);
      setViewport((last) => (isSame(last, next) ? last : next));
    };
    update();
    element.addEventListener("scroll", update, { passive: true });
    const resized = new ResizeObserver(update);
    resized.observe(element);
    if (drawing.current !== null) resized.observe(drawing.current);
    return () => {
      element.removeEventListener("scroll", update);
      resized.disconnect();
    };
  }, [frame, drawing]);
  return viewport;
}

function measure(frame: HTMLElement, drawing: HTMLElement): Viewport {
  const left = frame.scrollLeft - drawing.offsetLeft;
  const top = frame.scrollTop - drawing.offsetTop;
  return {
    part: {
      left: (Math.floor(left / columnPx) - 1) * columnPx,
      top: (Math.floor(top / rowPx) - 1) * rowPx,
      right: (Math.ceil((left + frame.clientWidth) / columnPx) + 1) * columnPx,
      bottom: (Math.ceil((top + frame.clientHeight) / rowPx) + 1) * rowPx,
    },
    isWider: frame.scrollWidth > frame.clientWidth,
    isHigher: frame.scrollHeight > frame.clientHeight,
  };
}

function isSame(a: Viewport, b: Viewport): boolean {
  return (
    a.isWider === b.isWider &&
    a.isHigher === b.isHigher &&
    a.part.left === b.part.left &&
    a.part.top === b.part.top &&
    a.part.right === b.part.right &&
    a.part.bottom === b.part.bottom
  );
}
