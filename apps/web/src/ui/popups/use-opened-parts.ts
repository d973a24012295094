import { useLayoutEffect } from "react";
import { dropHeldKeys, holdKeysForPopup } from "./hold-keys.ts";
import type { PopupParts } from "./popup-parts-shape.ts";
import { loadedPopups, usePopupParts } from "./popups.ts";

/** The parts for a popup which its owner opens; `null` until they are loaded. Meanwhile keys are held for it. */
export function useOpenedParts(isOpen: boolean): PopupParts | null {
  const parts = usePopupParts(isOpen);
  const isAwaited = isOpen && parts === null;
  useLayoutEffect(() => {
    if (!isAwaited) return undefined;
    holdKeysForPopup();
    return () => {
      // Its owner has closed it before it could be drawn.
      if (loadedPopups() === null) dropHeldKeys();
    };
  }, [isAwaited]);
  return parts;
}
