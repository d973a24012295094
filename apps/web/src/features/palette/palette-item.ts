import type { LucideIcon } from "lucide-react";

/** An entry of the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** A page's own icon, which stands in place of the icon of its kind. */
  readonly emoji?: string | null;
  /** Distinguishes entries with the same name, for example by workspace. */
  readonly detail?: string;
  /** The keyboard shortcut of the same action, one string per key. */
  readonly keys?: readonly string[];
  /** Its path, if it has one: the entry can then be opened in a new tab. */
  readonly path?: string;
  readonly onRun: () => void;
}

/** Entries of one kind, with a heading. */
export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
}
