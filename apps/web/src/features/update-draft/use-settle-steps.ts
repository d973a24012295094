import { useState } from "react";
import { useWindowKeys } from "../../lib/use-window-keys.ts";
import { settleKey, type SettleStep } from "./settle-key.ts";
import type { UpdateConflict } from "./plan-update.ts";
import type { Settled } from "./settlement.ts";

interface Steps {
  /** The conflict that is looked at, from 0. */
  readonly position: number;
  readonly goTo: (position: number) => void;
  /** Goes to the next conflict that is not settled, from here round. */
  readonly goOn: () => void;
}

/** The way through the conflicts; begins at the first that is not settled. */
export function useSettleSteps(conflicts: readonly UpdateConflict[], settled: Settled): Steps {
  const isOpen = (conflict: UpdateConflict) => !settled.has(conflict.id);
  const [at, setAt] = useState(() => Math.max(0, conflicts.findIndex(isOpen)));
  const position = Math.min(at, Math.max(0, conflicts.length - 1));
  return {
    position,
    goTo: (next) => setAt(Math.min(Math.max(0, next), conflicts.length - 1)),
    goOn() {
      const later = conflicts.findIndex((one, index) => index > position && isOpen(one));
      const next = later === -1 ? conflicts.findIndex(isOpen) : later;
      if (next !== -1) setAt(next);
    },
  };
}

/** Hears of the keys that settle, wherever the focus is but in a text, a list or an open dialog. */
export function useSettleKeys(onStep: (step: SettleStep) => void): void {
  useWindowKeys((event) => {
    const step = settleKey(event);
    if (step === null || event.defaultPrevented || belongsElsewhere(event.target, step)) return;
    event.preventDefault();
    onStep(step);
  });
}

function belongsElsewhere(target: EventTarget | null, step: SettleStep): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target.closest("input, textarea, select, [contenteditable], [role=dialog]");
  return isText !== null || (step === "go" && target.closest("button, a") !== null);
}
