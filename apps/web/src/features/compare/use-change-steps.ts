import { useEffect, useState, type RefObject } from "react";
import { useWindowKeys } from "../../lib/use-window-keys.ts";
import type { ComparedChange } from "./comparison.ts";
import { stepKey } from "./step-key.ts";

const currentClass = "diff-current";

interface Steps {
  /** The change that is looked at, from 0; `null` before the first step. */
  readonly position: number | null;
  /** Goes on by so many changes, round at the ends. */
  readonly step: (by: 1 | -1) => void;
}

/**
 * Next and previous among the changes drawn under `root`, by call and by key. The current one is scrolled to and ringed;
 * when a key led there it gets the focus too. `drawing` changes whenever the blocks are drawn anew.
 */
export function useChangeSteps(
  root: RefObject<HTMLElement | null>,
  changes: readonly ComparedChange[],
  drawing: string,
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
    let leave = () => {};
    const look = (): void => {
      const block = root.current?.querySelector<HTMLElement>(`[data-change="${stop}"]`);
      if (block) leave = show(block, known?.isByKey === true);
      else leave = nextFrame(look);
    };
    look();
    return () => leave();
    // The drawing is what the block is looked up in.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [root, stop, known, drawing]);

  return { position: known?.position ?? null, step: (by) => go(by, false) };
}

/** Brings a change to the middle of the window; a second time once the browser has laid out what lies between. */
function show(block: HTMLElement, isFocused: boolean): () => void {
  const scroll = () => block.scrollIntoView({ block: "center" });
  if (isFocused) {
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  }
  block.classList.add(currentClass);
  scroll();
  const callOff = nextFrame(scroll);
  return () => {
    callOff();
    block.classList.remove(currentClass);
  };
}

/** A block that is not drawn yet comes with one of the next frames. */
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
