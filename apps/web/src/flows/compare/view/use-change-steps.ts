import { useEffect, useState, type RefObject } from "react";
import { useWindowKeys } from "../../../lib/keys/use-window-keys.ts";
import type { ComparedChange } from "../comparison/comparison.ts";
import { scrollToChange } from "./scroll-to-change.ts";
import { stepKey } from "./step-key.ts";
import { withChange } from "./with-change.ts";

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
    return withChange(root, stop, (block) => show(block, known?.isByKey === true));
    // Depends on `rendering`: a new rendering replaces the block's element.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [root, stop, known, rendering]);

  return { position: known?.position ?? null, step: (by) => go(by, false) };
}

/** Scrolls to a change and highlights it. Returns a function that takes the highlight off. */
function show(block: HTMLElement, isFocused: boolean): () => void {
  if (isFocused) {
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  }
  block.classList.add(currentClass);
  const cancel = scrollToChange(block);
  return () => {
    cancel();
    block.classList.remove(currentClass);
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=menu], [role=dialog]") !==
      null
  );
}
