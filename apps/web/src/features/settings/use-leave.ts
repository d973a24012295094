import { useRef, useState } from "react";
import type { AutosaveField } from "./use-autosave.ts";

/**
 * Leaves once everything is saved. Where something can't be, it stays (`isHeldBack`) and hands the field to `onUnsaved`,
 * which shows it; asking again leaves without it, and so does asking while a save hangs.
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
