import { useLayoutEffect } from "react";
import { holdKeysForPopup } from "./hold-keys.ts";
import type { PopupParts } from "./popup-parts-shape.ts";
import { usePopupParts } from "./popups.ts";

/** The parts for a popup which its owner opens; `null` until they are loaded. Meanwhile keys are held for it. */
export function useOpenedParts(isOpen: boolean): PopupParts | null {
  const parts = usePopupParts(isOpen);
  const isAwaited = isOpen && parts === null;
  useLayoutEffect(() => {
    if (isAwaited) holdKeysForPopup();
  }, [isAwaited]);
  return parts;
}
