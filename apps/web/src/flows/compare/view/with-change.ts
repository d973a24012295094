import type { RefObject } from "react";
import { nextFrame } from "./next-frame.ts";

/**
 * Calls `use` with the block of a change under `root`, as soon as it is rendered: long comparisons render in several frames. Returns a
 * function that stops waiting, and cleans up after `use`.
 */
export function withChange(
  root: RefObject<HTMLElement | null>,
  stop: string,
  use: (block: HTMLElement) => () => void,
): () => void {
  let cleanUp = () => {};
  const find = (): void => {
    const block = root.current?.querySelector<HTMLElement>(`[data-change="${stop}"]`);
    cleanUp = block ? use(block) : nextFrame(find);
  };
  find();
  return () => cleanUp();
}
