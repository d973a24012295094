import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { messages } from "./messages.ts";
import type { Undoing } from "./use-undo-version.ts";

interface UndoingOverlayProps {
  readonly undoing: Undoing;
}

/** Covers the screen while a version is being undone. Escape cancels it. */
export function UndoingOverlay({ undoing }: UndoingOverlayProps) {
  return (
    <BusyOverlay
      text={undoing.isRunning ? messages.undoing : null}
      onKey={({ key }) => key === "Escape" && undoing.cancel()}
    />
  );
}
