import type { WindowBox } from "../block-handle/row-boxes.ts";

/** Moves an element that is positioned in a frame to a place in the window. `origin` is the frame's box. */
export function drawAt(
  element: HTMLElement,
  at: Pick<WindowBox, "left" | "top">,
  origin: DOMRect,
): void {
  const [left, top] = [at.left - origin.left, at.top - origin.top];
  element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/** Gives an element that is positioned in a frame the place and the size of a box in the window. */
export function drawBox(element: HTMLElement | null, box: WindowBox | null, origin: DOMRect): void {
  if (element === null || box === null) return;
  drawAt(element, box, origin);
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
}
