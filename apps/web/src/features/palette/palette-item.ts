import type { LucideIcon } from "lucide-react";

/** Something that can be chosen in the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** What tells it from others of the same name, such as its workspace. */
  readonly detail?: string;
  /** The keys that do the same, one by one. */
  readonly keys?: readonly string[];
  /** Its address, where it has one: it can then be opened in a new tab. */
  readonly path?: string;
  readonly onRun: () => void;
}

/** Items of one kind under their heading. */
export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
}
