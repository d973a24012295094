import { IS_APPLE } from "lexical";
import { isPressed } from "../keys/shortcut.ts";

/** Opens the search, as in a browser. */
export const findShortcut = { name: "F", code: "KeyF" };

const nextShortcut = { name: "G", code: "KeyG" };

/** Whether a key goes to the next match (1) or the previous one (-1): F3 and Control+G, with Shift; `null` for other keys. */
export function stepOfKey(event: KeyboardEvent): 1 | -1 | null {
  const isShifted = event.shiftKey;
  const isF3 = event.key === "F3" && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isStep = isF3 || isPressed({ ...nextShortcut, isShifted }, event, IS_APPLE);
  return isStep ? (isShifted ? -1 : 1) : null;
}

/** Whether a dialog or menu has the focus, and the keys with it. */
export function isInFront(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null
  );
}
