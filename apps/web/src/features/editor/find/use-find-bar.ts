import { useState } from "react";
import { IS_APPLE } from "lexical";
import { useWindowKeys } from "../../../lib/keys/use-window-keys.ts";
import { isPressed } from "../keys/shortcut.ts";
import { findShortcut, isInFront } from "./find-keys.ts";

/** Whether the search in the page is open. */
export interface FindBarState {
  /** How often the search was asked for; `null` while it is closed. */
  readonly request: number | null;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens the search by Control+F (Command+F) while the editor is mounted, wherever the focus is, but not in a dialog or menu.
 */
export function useFindBar(): FindBarState {
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
