import { useRef, useState } from "react";
import type { AutosaveField } from "./use-autosave.ts";

/**
 * Leaves after everything is saved. If a field fails to save, stays (`isHeldBack`) and calls `onUnsaved` with the
 * field, which shows it. A second call leaves without saving, also while a save hangs.
 */
export function useLeave(
  fields: readonly AutosaveField[],
  onUnsaved: (field: AutosaveField) => void,
) {
  const isWaiting = useRef(false);
  const [wasHeldBack, setWasHeldBack] = useState(false);
  const isHeldBack = wasHeldBack && fields.some(({ failure }) => failure !== null);
  const leave = async (go: () => void) => {
    if (isWaiting.current || isHeldBack) {
      go();
      return;
    }
    isWaiting.current = true;
    const saved = await Promise.all(fields.map(({ flush }) => flush()));
    isWaiting.current = false;
    const unsaved = fields[saved.indexOf(false)];
    setWasHeldBack(unsaved !== undefined);
    if (unsaved === undefined) go();
    else onUnsaved(unsaved);
  };
  return { leave, isHeldBack };
}
