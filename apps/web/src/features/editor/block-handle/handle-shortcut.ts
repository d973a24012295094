import type { Shortcut } from "../keys/shortcut.ts";

/** Opens the menu of the selected rows. */
export const handleShortcut: Shortcut = { code: "Period", name: ".", isShifted: true };
