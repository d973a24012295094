import { controlKey } from "./keyboard.ts";

/** The keys of commands, as menus, the palette and the list of shortcuts show them. */
export const commandKeys = {
  newPage: ["C"],
  edit: ["E"],
  find: [controlKey, "F"],
  history: ["H"],
  authors: ["A"],
  publish: [controlKey, "Enter"],
} as const satisfies Record<string, readonly string[]>;
