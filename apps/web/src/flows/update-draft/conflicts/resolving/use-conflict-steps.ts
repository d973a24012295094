import { useState } from "react";
import { typedAhead } from "../../../../lib/keys/typed-ahead.ts";
import { useWindowKeys } from "../../../../lib/keys/use-window-keys.ts";
import { resolvingKey, type ResolvingStep } from "./resolving-key.ts";
import type { UpdateConflict } from "../../../merge-plan/plan-update.ts";
import type { Resolutions } from "../../../merge-plan/resolution.ts";

interface Steps {
  /** The index of the conflict on screen, zero-based. */
  readonly position: number;
  readonly goTo: (position: number) => void;
  /** Goes to the next open conflict after this one, and wraps around at the end. */
  readonly goToNextOpen: () => void;
}

/** Navigation through the conflicts; starts at the first open one. */
export function useConflictSteps(
  conflicts: readonly UpdateConflict[],
  resolutions: Resolutions,
): Steps {
  const isOpen = (conflict: UpdateConflict) => !resolutions.has(conflict.id);
  const [at, setAt] = useState(() => Math.max(0, conflicts.findIndex(isOpen)));
  const position = Math.min(at, Math.max(0, conflicts.length - 1));
  return {
    position,
    goTo: (next) => setAt(Math.min(Math.max(0, next), conflicts.length - 1)),
    goToNextOpen() {
      const later = conflicts.findIndex((one, index) => index > position && isOpen(one));
      const next = later === -1 ? conflicts.findIndex(isOpen) : later;
      if (next !== -1) setAt(next);
    },
  };
}

/**
 * Listens for the resolving keys on the window, except while the focus is in a text field, a list or an open dialog, and
 * while a field is awaited: those keys are its text.
 */
export function useResolvingKeys(onStep: (step: ResolvingStep) => void): void {
  useWindowKeys((event) => {
    if (event.defaultPrevented) return;
    if (typedAhead.addKey(event)) return event.preventDefault();
    if (typedAhead.isWaiting()) return;
    const step = resolvingKey(event);
    if (step === null || belongsElsewhere(event.target, step)) return;
    event.preventDefault();
    onStep(step);
  });
}

function belongsElsewhere(target: EventTarget | null, step: ResolvingStep): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target.closest(
    "input, textarea, select, [contenteditable], [role=dialog], [role=menu]",
  );
  return isText !== null || (step === "continue" && target.closest("button, a") !== null);
}
