import type { Shortcut } from "../keys/shortcut.ts";

/** Opens the link editor where there is something to link; elsewhere the same keys open the palette. */
export const linkShortcut: Shortcut = { code: "KeyK", name: "K" };
