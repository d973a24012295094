import { useEffect, useState, type RefObject } from "react";
import { useWindowKeys } from "../../../lib/keys/use-window-keys.ts";
import type { ComparedChange } from "../comparison/comparison.ts";
import { stepKey } from "./step-key.ts";

const currentClass = "diff-current";

interface Steps {
  /** The index of the current change, zero-based; `null` before the first step. */
  readonly position: number | null;
  /** Moves to the next or previous change and wraps around at the ends. */
  readonly step: (by: 1 | -1) => void;
}

/**
 * Navigation through the changes under `root`, by call and by key. Scrolls to the current change and highlights it; a
 * step by key also focuses it. `rendering` must change whenever the blocks render again.
 */
export function useChangeSteps(
  root: RefObject<HTMLElement | null>,
  changes: readonly ComparedChange[],
  rendering: string,
): Steps {
  const [at, setAt] = useState<{ position: number; isByKey: boolean } | null>(null);
  const known = at !== null && at.position < changes.length ? at : null;
  const stop = known === null ? undefined : changes[known.position]?.stop;

  const go = (by: 1 | -1, isByKey: boolean): void => {
    if (changes.length === 0) return;
    const from = known?.position ?? (by === 1 ? -1 : 0);
    setAt({ position: (from + by + changes.length) % changes.length, isByKey });
  };
  useWindowKeys((event) => {
    const by = stepKey(event);
    if (by === 0 || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    go(by, true);
  });

  useEffect(() => {
    if (stop === undefined) return undefined;
    let cleanUp = () => {};
    const findAndShow = (): void => {
      const block = root.current?.querySelector<HTMLElement>(`[data-change="${stop}"]`);
      if (block) cleanUp = show(block, known?.isByKey === true);
      else cleanUp = nextFrame(findAndShow);
    };
    findAndShow();
    return () => cleanUp();
    // Depends on `rendering`: a new rendering replaces the block's element.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [root, stop, known, rendering]);

  return { position: known?.position ?? null, step: (by) => go(by, false) };
}

/** Scrolls a change to the middle of the window, and again after the browser has laid out the blocks in between. */
function show(block: HTMLElement, isFocused: boolean): () => void {
  const scroll = () => block.scrollIntoView({ block: "center" });
  if (isFocused) {
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  }
  block.classList.add(currentClass);
  scroll();
  const cancel = nextFrame(scroll);
  return () => {
    cancel();
    block.classList.remove(currentClass);
  };
}

/** A block that is not rendered yet appears in one of the next frames. */
function nextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=menu], [role=dialog]") !==
      null
  );
}
