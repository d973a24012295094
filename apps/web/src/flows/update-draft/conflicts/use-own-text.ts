import { useState } from "react";
import { typedAhead } from "../../../lib/keys/typed-ahead.ts";
import type { UpdateConflict } from "../../merge-plan/plan-update.ts";
import { initialOwnText } from "./own-text.tsx";
import type { OwnWording, Resolution } from "../../merge-plan/resolution.ts";

interface OwnTextState {
  /** The text in the field; `null` while the field is closed. */
  readonly text: OwnWording | null;
  /** How often the writer asked to write in this field. */
  readonly focusRequests: number;
  /** Opens the field, and keeps what is typed until the field has the focus. */
  readonly open: () => void;
  /** Closes the field, unless its text is the decision. */
  readonly close: () => void;
}

/**
 * The field for the writer's own wording of the conflict on screen. It begins with the text picked so far; the conflict
 * is decided by the first change in it, not by opening it.
 */
export function useOwnText(
  conflict: UpdateConflict | undefined,
  resolution: Resolution | null,
): OwnTextState {
  const [opened, setOpened] = useState<{ text: OwnWording; requests: number } | null>(null);
  return {
    text: resolution?.pick === "edited" ? resolution : (opened?.text ?? null),
    focusRequests: opened?.requests ?? 0,
    open() {
      if (conflict === undefined) return;
      typedAhead.begin();
      const text = opened?.text ?? initialOwnText(conflict, resolution);
      setOpened({ text, requests: (opened?.requests ?? 0) + 1 });
    },
    close: () => setOpened(null),
  };
}
