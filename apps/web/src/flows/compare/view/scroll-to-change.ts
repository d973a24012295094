import { nextFrame } from "./next-frame.ts";

/**
 * Scrolls a change to the middle of the window, and again after the browser has laid out the blocks in between. Returns a function
 * that stops.
 */
export function scrollToChange(block: HTMLElement): () => void {
  const scroll = () => block.scrollIntoView({ block: "center" });
  scroll();
  return nextFrame(scroll);
}
