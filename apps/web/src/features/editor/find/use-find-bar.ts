import { useState } from "react";
import { IS_APPLE } from "lexical";
import { useWindowKeys } from "../../../lib/keys/use-window-keys.ts";
import { isPressed } from "../keys/shortcut.ts";
import { findShortcut, isInFront } from "./find-keys.ts";

/**
 * Opens the search by Control+F (Command+F) while the editor is mounted, wherever the focus is, but not in a dialog or menu.
 * `request` counts how often it was asked for; `null` while it is closed.
 */
export function useFindBar(): {
  readonly request: number | null;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [request, setRequest] = useState<number | null>(null);
  const open = (): void => setRequest((last) => (last ?? 0) + 1);
  useWindowKeys((event) => {
    if (event.defaultPrevented || !isPressed(findShortcut, event, IS_APPLE)) return;
    if (isInFront(event.target)) return;
    event.preventDefault();
    open();
  });
  return { request, open, close: () => setRequest(null) };
}
